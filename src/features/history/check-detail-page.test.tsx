import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Collection } from 'dexie'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { showCheck, showCheckPage } from '#tests/support/device/shown-check.tsx'
import { noResponse, onItsWay, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'

const server = stubServer()

const show = () => showCheckPage(crypto.randomUUID())

test.each([
  ['does not have it', () => {}],
  ['fails', { status: 500 }],
  ['does not respond', noResponse],
] as const)('shows "Failed to load search results" and the list if the server %s', async (_, told) => {
  server.tell(pullPath, told)
  await show()
  await screen.findByText('Failed to load search results')
  await waitFor(() => expect(location.pathname).toBe('/search-results-check-history'))
})

test('waits for a check that may still be loading', async () => {
  server.tell(pullPath, onItsWay)
  await show()
  await waitFor(() => expect(server.heard).toContain(pullPath))
  await screen.findByText('Loading the search results')
  expect(screen.queryByText('Failed to load search results')).toBeNull()
})

test('shows the phrase in its title', async () => {
  const check = storedCheck({ search_term: 'matcha latte' })
  await showCheck(check)
  await screen.findByRole('heading', { name: 'matcha latte' })
  expect(document.title).toBe('matcha latte, check · Keytrail')
})

test('renders before the other checks of its phrase are read', async () => {
  // The page reads the other checks from index keys one at a time, which is slow for a year of checks.
  const check = storedCheck({ search_ranking_results: [rankingRow({ username: 'grace' })] })
  await showCheckPage(check.id)
  const { eachKey } = database().Collection.prototype as Collection
  const others = vi.fn(() => new Promise<void>(() => {}))
  vi.spyOn(database().Collection.prototype as Collection, 'eachKey').mockImplementation(function (
    this: Collection & { _ctx?: { index: string | null } },
    each,
  ) {
    const isOfPhrase = this._ctx?.index === '[search_term+country+searched_at]'
    return (isOfPhrase ? others() : eachKey.call(this, each)) as ReturnType<Collection['eachKey']>
  })
  await database().checks.bulkPut([check, storedCheck()])
  await screen.findByRole('rowheader', { name: /grace/ })
  screen.getByRole('combobox', { name: 'Compare with' })
  await waitFor(() => expect(others).toHaveBeenCalled())
})

test.each([
  ['two countries with a warning', 'us', 1],
  ['two checks of one country without a warning', 'gb', 0],
] as const)('compares %s', async (_, country, warnings) => {
  const [newer, older] = [
    storedCheck({ searched_at: '2026-11-22T10:00:00.000Z', search_ranking_results: [rankingRow()] }),
    storedCheck({ country, search_ranking_results: [rankingRow()] }),
  ]
  await showCheckPage(newer.id, older.id)
  await database().checks.bulkPut([newer, older])
  await screen.findByText(/^20 Nov 2026.* → /)
  expect(screen.queryAllByText('Two countries: places are not comparable.')).toHaveLength(warnings)
})

test('does not report a check as deleted while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show()
  await screen.findByText('This check is not on this device')
  expect(screen.queryByText('Failed to load search results')).toBeNull()
})

test('explains that the server purged the results instead of showing none', async () => {
  const gone = storedCheck({ origin: 'tracker', pages_done: 3, check_results: [] })
  const kept = storedCheck({
    searched_at: '2026-11-22T10:00:00.000Z',
    search_ranking_results: [rankingRow()],
  })
  await showCheck(gone)
  await screen.findByText('These results are no longer kept; the position is.')
  expect(screen.queryByText(/0 videos|no videos/)).toBeNull()
  screen.getByText(/3 pages/)
  await database().checks.put(kept)
  fireEvent.change(await screen.findByRole('combobox', { name: 'Compare with' }), {
    target: { value: kept.id },
  })
  await screen.findByText('These results are no longer kept; the position is.')
  expect(screen.queryByRole('table')).toBeNull()
})

test('fetches the results that are not on this device, reports a failure and retries', async () => {
  const check = storedCheck({ search_ranking_results: [rankingRow({ username: 'grace' })] })
  const { search_ranking_results: _, ...head } = check
  const path = '/rest/v1/search_history'
  server.tell(path, { status: 500 })
  await showCheckPage(check.id)
  await database().checks.put(head as CheckRow)
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.tell(path, { json: [check] })
  fireEvent.click(again)
  await screen.findByRole('rowheader', { name: /grace/ })
  expect(await database().checks.get(check.id)).toMatchObject({ search_ranking_results: [{}] })
})

test('shows a pinned check as pinned and unpins it', async () => {
  const check = storedCheck()
  await showCheck(check)
  fireEvent.click(await screen.findByRole('button', { name: 'Keep on this device', pressed: false }))
  fireEvent.click(await screen.findByRole('button', { name: 'Kept on this device', pressed: true }))
  await screen.findByRole('button', { name: 'Keep on this device', pressed: false })
})

test('explains a check in a state that only newer builds know', async () => {
  await showCheck(storedCheck({ state: 'paused' as CheckRow['state'] }))
  await screen.findByText(/^This version of Keytrail does not know the state “paused”\./)
})

test.each([
  ['premium', '3 credits'],
  ['free', '1 credit'],
] as const)('repeats a check of three pages within the limits of a %s plan', async (level, price) => {
  server.level = level
  await showCheck(storedCheck({ pages_done: 3 }))
  await screen.findByRole('button', { name: `Repeat this search for ${price}` })
})

test('offers no repeat of a check in a country that the plan lacks', async () => {
  const check = storedCheck()
  await showCheck(check)
  await screen.findByRole('button', { name: /^Repeat this search/ })
  await database().checks.put({ ...check, country: 'de' })
  await screen.findByText(/Germany/)
  // The button disappears once the plan is on this device. Until then, only the server can refuse a repeat.
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Repeat this search/ })).toBeNull())
})
