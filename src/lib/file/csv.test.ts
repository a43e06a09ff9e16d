import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { columnText, readTable, type TableFormat, type TableLines, tableText } from './csv.ts'

async function readSlices(lines: TableLines, format: TableFormat): Promise<string[]> {
  const slices: string[] = []
  for await (const slice of tableText(lines, format)) slices.push(slice)
  return slices
}

const writer = (format: TableFormat) => async (lines: TableLines) =>
  (await readSlices(lines, format)).join('')
const toCsv = writer('csv')

const formats = [
  ['csv', toCsv, ','],
  ['tsv', writer('xls'), '\t'],
] as const

const formulas = ['=1+1', '+44 20 7946 0000', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=1+1\nnote']

test.each(formats)('%s neutralises cells that a spreadsheet would run', async (_, write, delimiter) => {
  const { data } = Papa.parse<string[]>((await write(formulas.map((cell) => [cell]))).slice(1), { delimiter })
  expect(data.map(([cell]) => cell)).toEqual(formulas.map((cell) => `'${cell}`))
})

test('writes a number too long for a spreadsheet as text for Excel, and unchanged in CSV', async () => {
  const cells = ['7301234567890123456', '123456789012345', '-7301234567890123456']
  const { data } = Papa.parse<string[]>((await writer('xls')([cells])).slice(1), { delimiter: '\t' })
  expect(data).toEqual([['="7301234567890123456"', cells[1], cells[2]]])
  expect(await toCsv([cells])).toBe(`\uFEFF${cells}`)
})

const awkward = ['', 'a,b', 'say "hi"', 'two\r\nlines', 'tab\there', '=1+1', ' =1', '-12.5', 'أحذية']
const long = Array.from({ length: 10_000 }, (_, n) =>
  Array.from({ length: 12 }, (_, column) => `${awkward[(n + column) % awkward.length]}`),
)

test.each(formats)(
  '%s of ten thousand lines is the same text in slices, none of them long',
  async (name, _, delimiter) => {
    const slices = await readSlices(long, name === 'csv' ? 'csv' : 'xls')
    const cells = long.map((line) => line.map((cell) => (cell === '=1+1' ? "'=1+1" : cell)))
    expect(slices.join('') === `\uFEFF${Papa.unparse(cells, { delimiter })}`).toBe(true)
    expect(slices.length).toBeGreaterThanOrEqual(30)
    for (const slice of slices) expect(slice.length).toBeLessThan(60_000)
  },
)

test('reads lines only as they are written', async () => {
  let asked = 0
  async function* lines() {
    for (const line of long) {
      asked += 1
      yield line
    }
  }
  const slices = tableText(lines(), 'csv')
  await slices.next()
  expect(asked).toBeLessThan(500)
})

test.each(formats)('%s reads back the cells it wrote', async (_, write) => {
  const cells = ["'quoted", "'=quoted", "'90s outfit", '-12.5', 'a,b', '7301234567890123456']
  expect(readTable(await write([cells, formulas]))).toEqual([cells, formulas])
})

const odd = [
  'red, white and blue',
  '"quiet luxury" outfit',
  '"unclosed',
  'latte; oat',
  'latte | oat',
  'latte\toat',
]
test.each([...odd.map((cell) => [cell, 'latte']), odd])(
  'reads a column back with one cell per line (%#)',
  (...cells) => {
    expect(readTable(columnText(cells))).toEqual(cells.map((cell) => [cell]))
  },
)

test('writes a column of plain phrases as a plain list', () => {
  expect(columnText(['matcha', 'oat latte'])).toBe('matcha\noat latte')
})
