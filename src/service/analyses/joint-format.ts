import { detectAccount, detectConnection, layoutOfConnectionType } from "../../adapters/detect.js";
import { readObjects } from "../../adapters/readers.js";
import { READINGS } from "../../adapters/readings.js";
import type { Format } from "../../index.js";
import { type BodyData, holdsNothing } from "./stored-body.js";

const MEMBERS = ["accounts", "connections"] as const;

/**
 * The format of data that come beside those of a format that a client named: that one where it has a place for them, else
 * HYBRID. Undefined where none was named: the shape of all data together tells.
 */
export function formatBeside(declared: Format | undefined, data: BodyData): Format | undefined {
  return declared === undefined || hasPlaceFor(declared, data) ? declared : "HYBRID";
}

function hasPlaceFor(format: Format, data: BodyData): boolean {
  const reading = READINGS[format];
  if (MEMBERS.some((name) => reading[name] === undefined && !holdsNothing(data[name]))) return false;
  const { accounts = [], connections = [] } = reading;
  const fits = <Layout>(layout: Layout | undefined, expected: readonly Layout[]): boolean =>
    layout === undefined || expected.includes(layout);
  return (
    readObjects(data.accounts).every((one) => fits(detectAccount(one, accounts), accounts)) &&
    readObjects(data.connections).every((one) =>
      fits(layoutOfConnectionType(one) ?? detectConnection(one, connections), connections),
    )
  );
}
