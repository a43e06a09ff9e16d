import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { toCsv, toTsv } from './csv.ts'

const formats = [
  ['csv', toCsv, ','],
  ['tsv', toTsv, '\t'],
] as const

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '=1+1\nnote',
  "=cmd|'/c calc'!A1",
  '-2+3+cmd',
]

test.each(formats)('%s neutralises what a spreadsheet would run', (_, write, delimiter) => {
  const { data } = Papa.parse<string[]>(write(formulas.map((cell) => [cell])).slice(1), { delimiter })
  expect(data.map(([cell]) => cell)).toEqual(formulas.map((cell) => `'${cell}`))
})

test.each(formats)('%s keeps every other text, and numbers stay numbers', (_, write, delimiter) => {
  const cells = [
    'a,b',
    'say "hi"',
    'two\nlines',
    'tab\there',
    'أحذية',
    '👩‍💻',
    '-12.5',
    '42',
    ' =1',
    '9007199254740993',
  ]
  const { data } = Papa.parse<string[]>(write([cells]).slice(1), { delimiter })
  expect(data).toEqual([cells])
})

test('a byte order mark tells Excel that it is UTF-8', () => {
  expect(toCsv([['a']]).charCodeAt(0)).toBe(0xfeff)
})
