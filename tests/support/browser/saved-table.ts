import Papa from 'papaparse'

/** Returns the cells as a spreadsheet shows them: the formula `="007"` becomes the text `007`. */
export function shownCells(name: string, text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter: name.endsWith('.xls') ? '\t' : ',' })
  return data.map((line) => line.map((cell) => cell.replace(/^="(\d+)"$/, '$1')))
}
