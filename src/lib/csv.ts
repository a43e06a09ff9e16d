import Papa from 'papaparse'

// A spreadsheet runs a cell that begins with one of these. Papa's own option misses a formula followed by a
// line break (PapaParse#1149), so the rule is ours and Papa only quotes.
const formulaStart = /^[=+\-@\t\r\n]/
const plainNumber = /^-?\d+(\.\d+)?$/

/** Neutralises a cell that a spreadsheet would run; numbers stay numbers. */
function safeCell(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
}

/** Lines of cells as CSV text: RFC 4180 quoting, CRLF, a byte order mark so that Excel reads UTF-8. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${Papa.unparse(lines.map((line) => line.map(safeCell)))}`
}

/** Lines of cells as tab-separated text, as saved under .xls (spec, section 7). */
export function toTsv(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${Papa.unparse(
    lines.map((line) => line.map(safeCell)),
    { delimiter: '\t' },
  )}`
}

/** The cells of a pasted or saved table, line by line; its separator is guessed. */
export function readTable(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimitersToGuess: [',', '\t', ';', '|'] }).data
}
