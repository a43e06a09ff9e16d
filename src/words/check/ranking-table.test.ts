import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { rankingTable } from './ranking-table.ts'

test('says of each exported video whether it is the user’s', () => {
  const rows = [rankingRow({ username: 'Ada' }), rankingRow({ rank: 2, username: 'grace' })]
  const [header = [], ...lines] = rankingTable(rows, { tracked: [], accounts: ['ada'] })
  expect(lines.map((line) => line[header.indexOf('Yours')])).toEqual(['yes', 'no'])
})
