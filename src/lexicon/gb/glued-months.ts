const MONTHS = "JAN|FEB|MAR|APR|MAY|JUN|JUNE|JUL|JULY|AUG|SEP|SEPT|OCT|NOV|DEC";
const WAGE_WORDS = "SAL|SALARY|PAY|WAGE|WAGES";

/** A month and a word of wages in one, as payroll programs print them: `MARSAL`, `FEBWAGES`. */
export const MONTHS_OF_WAGES = MONTHS.split("|")
  .flatMap((month) => WAGE_WORDS.split("|").map((word) => month + word))
  .join("|");
