import type { LexiconRule } from "../rule.js";
import { sensitiveRules } from "../sensitive-rules.js";

const SOURCE = "general knowledge of faiths";

/** Religion in words that are the same in every market. */
export const SENSITIVE: readonly LexiconRule[] = [
  ...sensitiveRules({
    id: "xx.sensitive.religion",
    phrases:
      "ZAKAT|ZAKAAT|SCIENTOLOGY|WATCHTOWER|WATCH TOWER BIBLE|JEHOVAH|HILLSONG CHURCH|OPUS DEI|ISLAMIC RELIEF|CHABAD|" +
      "LUBAVITCH",
    notModes: ["CASH", "CHECK"],
    examplesOut: ["ZAKAT 2026", "HILLSONG CHURCH"],
    examplesIn: ["CHABAD"],
    source: SOURCE,
  }),
];
