/** A row of a CSV file (RFC 4180), its line end included. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A cell that a spreadsheet takes for text, never for a formula (owasp.org, CSV injection): neither at its beginning nor behind
 * a character at which a spreadsheet of another country splits the line, within quotes or not.
 */
export function withoutFormula(cell: string): string {
  return cell.replace(FORMULA_START, "$1'");
}

/**
 * The signs that begin a formula, in their wide forms, too, behind blanks and quotes that a spreadsheet takes away. Many
 * countries have the semicolon where others have the comma, which stands in quotes here.
 */
const FORMULA_START = /^(?=[\t\r])|(^|[;\t\r])(?=[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

function csvCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
