import Papa from 'papaparse'

// A spreadsheet runs a cell that begins with one of these characters. Papa's own option misses a formula followed
// by a line break (PapaParse#1149), so this file escapes and Papa only quotes.
const formulaStart = /^[=+\-@\t\r\n]/
const plainNumber = /^-?\d+(\.\d+)?$/

/** Neutralises a cell that a spreadsheet would run; numbers stay numbers. */
function safeCell(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
}

// Spreadsheet numbers have 15 digits: an ID of 19 becomes 7.30E+18. A formula that returns a text keeps all digits.
const longNumber = /^\d{16,}$/
const longNumberText = /^="(\d{16,})"$/

function excelCell(cell: string): string {
  return longNumber.test(cell) ? `="${cell}"` : safeCell(cell)
}

/** Restores a cell that was neutralised. */
function plainCell(cell: string): string {
  if (cell.startsWith("'") && formulaStart.test(cell.slice(1))) return cell.slice(1)
  return cell.replace(longNumberText, '$1')
}

export type TableFormat = 'csv' | 'xls'
/** The lines of a table; those of a long one are computed, or read from the device, on demand. */
export type TableLines = Iterable<readonly string[]> | AsyncIterable<readonly string[]>

// Files saved as .xls are tab-separated.
const formats = {
  csv: { delimiter: ',', written: safeCell },
  xls: { delimiter: '\t', written: excelCell },
} as const

/** Cells per slice: this many take a slow phone some 10 ms. */
const cellsPerSlice = 4_000

/**
 * Lines of cells as text, in slices to be concatenated: RFC 4180 quoting, CRLF, and a byte order mark so that Excel
 * reads UTF-8.
 */
export async function* tableText(lines: TableLines, format: TableFormat): AsyncGenerator<string> {
  let before = '\uFEFF'
  let slice: string[][] = []
  let cells = 0
  const { delimiter, written } = formats[format]
  const text = () => before + Papa.unparse(slice, { delimiter })
  for await (const line of lines) {
    slice.push(line.map(written))
    cells += line.length
    if (cells < cellsPerSlice) continue
    yield text()
    before = '\r\n'
    slice = []
    cells = 0
  }
  if (slice.length > 0) yield text()
}

const readDelimiters = [',', '\t', ';', '|']

/** The cells of a pasted or saved table, line by line; the separator is guessed. */
export function readTable(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimitersToGuess: readDelimiters })
  return data.map((line) => line.map(plainCell))
}

/** Texts as a one-column table, which `readTable` reads back whatever they contain. */
export function columnText(cells: readonly string[]): string {
  const quotes = (cell: string) => readDelimiters.some((delimiter) => cell.includes(delimiter))
  return Papa.unparse(
    cells.map((cell) => [cell]),
    { newline: '\n', quotes },
  )
}
