import { PERIOD_MODES } from "../model/settings.js";
import { FLAG, integerOf, type Members, objectOf, oneOfTexts, optionally } from "./json-schema.js";
import { DATA_ORIGINS } from "./request.js";
import { MOST_DAYS, MOST_MONTHS } from "./settings.js";

const PERIOD = objectOf(
  {},
  {
    mode: oneOfTexts(PERIOD_MODES),
    numberOfDays: integerOf(1, MOST_DAYS),
    numberOfMonths: integerOf(1, MOST_MONTHS),
    includeCheckingAccountsOnTruncateWindow: FLAG,
  },
);

const PARAMETERS = objectOf(
  {},
  {
    disableScores: FLAG,
    disableCreditInsights: FLAG,
    useBalanceDate: FLAG,
    launchReport: FLAG,
    period: optionally(PERIOD),
  },
);

/** What every body may have besides its data (interface, "Analysis"). */
export const REQUEST_MEMBERS: Members = {
  parameters: optionally(PARAMETERS),
  dataOrigin: oneOfTexts(DATA_ORIGINS),
};
