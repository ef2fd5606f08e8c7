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

/** The member of some data that a format has no place for; undefined where it has one for all. */
export function unreadMember(format: Format, data: BodyData): (typeof MEMBERS)[number] | undefined {
  const reading = READINGS[format];
  return MEMBERS.find((name) => reading[name] === undefined && !holdsNothing(data[name]));
}

function hasPlaceFor(format: Format, data: BodyData): boolean {
  if (unreadMember(format, data) !== undefined) return false;
  const { accounts = [], connections = [] } = READINGS[format];
  const fits = <Layout>(layout: Layout | undefined, expected: readonly Layout[]): boolean =>
    layout === undefined || expected.includes(layout);
  return (
    readObjects(data.accounts).every((one) => fits(detectAccount(one, accounts), accounts)) &&
    readObjects(data.connections).every((one) =>
      fits(layoutOfConnectionType(one) ?? detectConnection(one, connections), connections),
    )
  );
}
