import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { showCheckPage } from '#tests/support/device/shown-check.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { phone, setViewport } from '#tests/support/device/viewport.ts'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import { storedCheck, storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'

stubServer()
setViewport(phone)

const now = storedCheck({
  searched_at: '2026-11-22T10:00:00.000Z',
  search_ranking_results: ranked('bacdefz'),
})
const before = storedCheck({ search_ranking_results: ranked('abcdefg') })
const elsewhere = storedCheck({ country: 'us', searched_at: '2026-11-21T10:00:00.000Z' })

beforeEach(async () => {
  await showCheckPage(now.id, before.id)
  await database().keyPhrases.put(storedKeyPhrase({ account_name: 'e' }))
  await database().checks.bulkPut([now, before, elsewhere])
})

test('shows the user’s and the changed results, both positions in one cell on a phone, and others on request', async () => {
  const table = await screen.findByRole('table', { name: 'Comparison for matcha' })
  const rows = () => within(table).getAllByRole('row').slice(1)
  const changes = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)
  const changed = ['Up 12 → 1', 'Down 11 → 2', 'New– → 7', 'Gone7 → –']
  await waitFor(() => expect(changes()).toEqual(['Unchanged5 → 5', ...changed]))
  fireEvent.click(screen.getByRole('radio', { name: '1 new' }))
  expect(changes()).toEqual(['Unchanged5 → 5', 'New– → 7'])
  fireEvent.click(screen.getByRole('radio', { name: '4 changes' }))
  fireEvent.click(screen.getByRole('button', { name: 'Show 4 unchanged' }))
  expect(rows()).toHaveLength(8)
})

test('offers the checks of other countries last, under their heading', async () => {
  const others = await screen.findByRole('combobox', { name: 'Compare with' })
  await waitFor(() => expect(within(others).getAllByRole('option')).toHaveLength(3))
  const group = within(others).getByRole('group', { name: 'Other countries' })
  expect(within(group).getByRole('option').textContent).toMatch(/^21 Nov 2026, .*, United States$/)
  expect(others.lastElementChild).toBe(group)
})
