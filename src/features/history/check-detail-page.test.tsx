// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { rankingRow } from '#tests/support/ranking-row.ts'
import { showCheck, showCheckPage } from '#tests/support/shown-check.tsx'
import { storedCheck } from '#tests/support/stored-rows.ts'
import { noResponse, onItsWay, pullPath, stubServer } from '#tests/support/stub-server.ts'

const server = stubServer()

const show = () => showCheckPage(crypto.randomUUID())

test.each([
  ['has none of this id', () => {}],
  ['fails', { status: 500 }],
  ['does not answer', noResponse],
] as const)('Failed to load search results: the server %s, and the list is shown', async (_, told) => {
  server.tell(pullPath, told)
  await show()
  await screen.findByText('Failed to load search results')
  await waitFor(() => expect(location.pathname).toBe('/search-results-check-history'))
})

test('one that may be on its way is waited for', async () => {
  server.tell(pullPath, onItsWay)
  await show()
  await waitFor(() => expect(server.heard).toContain(pullPath))
  await screen.findByText('Loading the search results')
  expect(screen.queryByText('Failed to load search results')).toBeNull()
})

test('its title names the phrase', async () => {
  const check = storedCheck({ search_term: 'matcha latte' })
  await showCheck(check)
  await screen.findByRole('heading', { name: 'matcha latte' })
  expect(document.title).toBe('matcha latte, check · Keytrail')
})

async function compare(country: 'gb' | 'us'): Promise<void> {
  const [newer, older] = [
    storedCheck({ searched_at: '2026-11-22T10:00:00.000Z', search_ranking_results: [rankingRow()] }),
    storedCheck({ country, search_ranking_results: [rankingRow()] }),
  ]
  await showCheckPage(newer.id, older.id)
  await database().checks.bulkPut([newer, older])
  await screen.findByText(/^20 Nov 2026.* → /)
}

test('two countries are compared with a warning, one country without', async () => {
  await compare('us')
  screen.getByText('Two countries, United States and United Kingdom: their results are not comparable.')
})

test('two checks of one country are comparable', async () => {
  await compare('gb')
  expect(screen.queryByText(/Two countries/)).toBeNull()
})

test('without a network one that is not on this device is not said to be gone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show()
  await screen.findByText('This check is not on this device')
  expect(screen.queryByText('Failed to load search results')).toBeNull()
})
