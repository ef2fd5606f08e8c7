import * as fc from "fast-check";

/** One seed for all properties: fixed in CI, and printed so that a failure can be repeated anywhere. */
const seed = process.env["FAST_CHECK_SEED"] === undefined ? 20_261_121 : Number(process.env["FAST_CHECK_SEED"]);

fc.configureGlobal({ seed, verbose: 1 });
