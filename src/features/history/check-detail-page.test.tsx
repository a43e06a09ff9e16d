// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Collection } from 'dexie'
import { describe, expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { showCheck, showCheckPage } from '#tests/support/device/shown-check.tsx'
import { noResponse, onItsWay, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'

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

test('it is drawn while the others of its phrase are still being read', async () => {
  // Read from the indexes' keys, one after the other: with a year of them that takes a while.
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
  screen.getByText('Two countries: places are not comparable.')
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

test('one whose results the server has let go says so, and not that TikTok had none', async () => {
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

describe('one of which the device has the head alone', () => {
  const check = storedCheck({ search_ranking_results: [rankingRow({ username: 'grace' })] })
  const { search_ranking_results: _, ...head } = check
  const path = '/rest/v1/search_history'
  const showHead = async () => {
    await showCheckPage(check.id)
    await database().checks.put(head as CheckRow)
  }

  test('is fetched when it is opened, and kept', async () => {
    server.tell(path, { json: [check] })
    await showHead()
    await screen.findByRole('rowheader', { name: /grace/ })
    expect(await database().checks.get(check.id)).toMatchObject({ search_ranking_results: [{}] })
    expect(screen.queryByText('Failed to load search results')).toBeNull()
  })

  test('says where that fails, and tries again', async () => {
    server.tell(path, { status: 500 })
    await showHead()
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.tell(path, { json: [check] })
    fireEvent.click(again)
    await screen.findByRole('rowheader', { name: /grace/ })
  })
})

test('one that is pinned says so, and is let go again', async () => {
  const check = storedCheck()
  await showCheck(check)
  fireEvent.click(await screen.findByRole('button', { name: 'Keep on this device', pressed: false }))
  fireEvent.click(await screen.findByRole('button', { name: 'Kept on this device', pressed: true }))
  await screen.findByRole('button', { name: 'Keep on this device', pressed: false })
})
