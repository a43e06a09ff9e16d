import Papa from 'papaparse'

// Spreadsheets evaluate cells that start like this. Papa's own option misses formulas before a line break
// (PapaParse#1149).
const formulaStart = /^'*[=+\-@\t\r\n]/
const plainNumber = /^-?\d+(\.\d+)?$/

function safeCell(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
}

// Spreadsheets keep only 15 digits of a number, but all digits of text that a formula returns.
const longNumber = /^\d{16,}$/
const longNumberText = /^="(\d{16,})"$/

function excelCell(cell: string): string {
  return longNumber.test(cell) ? `="${cell}"` : safeCell(cell)
}

function plainCell(cell: string): string {
  if (cell.startsWith("'") && formulaStart.test(cell.slice(1))) return cell.slice(1)
  return cell.replace(longNumberText, '$1')
}

export type TableFormat = 'csv' | 'xls'
/** The lines of a long table are an AsyncIterable, so that they are read while the file is written. */
export type TableLines = Iterable<readonly string[]> | AsyncIterable<readonly string[]>

const formats = {
  csv: { delimiter: ',', written: safeCell },
  xls: { delimiter: '\t', written: excelCell },
} as const

/** Writing this many cells takes about 10 ms on a slow phone. */
const cellsPerSlice = 4_000

/** Yields the file in slices, quoted as in RFC 4180. The byte order mark makes Excel read it as UTF-8. */
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

/** Guesses the separator, and undoes the protection that `tableText` adds to formulas and long numbers. */
export function readTable(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimitersToGuess: readDelimiters })
  return data.map((line) => line.map(plainCell))
}

/** Returns one cell per line. Quotes cells with a delimiter, so that `readTable` does not split them. */
export function columnText(cells: readonly string[]): string {
  const quotes = (cell: string) => readDelimiters.some((delimiter) => cell.includes(delimiter))
  return Papa.unparse(
    cells.map((cell) => [cell]),
    { newline: '\n', quotes },
  )
}
