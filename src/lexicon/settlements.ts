/**
 * What is paid at the end of a contract of work, from which it is more than the last month's wage with the holidays left, in
 * euros: what the contract's end is paid for. Who works by short contracts is paid each wage so.
 */
export const LEAST_SEVERANCE = 4000;

/** The most that is a last wage, to the cent. */
export const MOST_LAST_WAGE = LEAST_SEVERANCE - 0.01;

/**
 * More than nearly any month's pension of an insurance or a fund, in euros: from here on its payment is the capital. Such a rent is
 * seldom so high; a capital is often no more than some thousands, as of an old or a short contract.
 */
export const LEAST_PENSION_CAPITAL = 2500;
