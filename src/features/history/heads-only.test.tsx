import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck, storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { CheckHistoryPage } from './check-history-page.tsx'

stubServer()

/** Returns a list that grows with each later read of check records. Reads of keys do not count. */
function recordsRead(): string[] {
  const read: string[] = []
  type Source = IDBObjectStore | IDBIndex
  for (const source of [IDBObjectStore.prototype, IDBIndex.prototype] as Source[])
    for (const method of ['get', 'getAll', 'openCursor'] as const) {
      const native = source[method] as (...given: unknown[]) => IDBRequest
      vi.spyOn(source, method).mockImplementation(function (this: Source, ...given: unknown[]) {
        const { name } = 'objectStore' in this ? this.objectStore : this
        if (name === 'checks') read.push(method)
        return native.apply(this, given)
      } as never)
    }
  return read
}

test('lists the outcome of each check without reading its results', async () => {
  await showToAda('/search-results-check-history', <CheckHistoryPage />)
  await screen.findByText('No checks of your own yet')
  const read = recordsRead()
  await database().checks.bulkPut([
    storedCheck({ search_term: 'done', pages_done: 3, search_ranking_results: [rankingRow()] }),
    storedCheck({ search_term: 'broken', state: 'failed' }),
  ])
  await screen.findByRole('link', { name: /^done.* · 3 pages$/ })
  screen.getByRole('link', { name: /^broken.*Failed$/ })
  expect(read).toEqual([])
})

test('lists the days of a key phrase without reading results; a failed day has no position', async () => {
  await showToAda('/search-results-check-history?tracker=1', <CheckHistoryPage />)
  await screen.findByText('No daily checks yet')
  const read = recordsRead()
  const phrase = storedKeyPhrase({ keyword: 'oat milk' })
  const day = (daysAgo: number, values: Partial<KeyPhraseCheckRow>): KeyPhraseCheckRow => {
    const at = new Date()
    at.setDate(at.getDate() - daysAgo)
    const checked_at = at.toISOString()
    return { ...phraseCheck(phrase.id, 20, 7), checked_at, changed_at: checked_at, ...values }
  }
  const newest = day(0, { state: 'failed', failure_code: 'upstream_timeout', position: null })
  await database().keyPhraseChecks.bulkPut([day(40, {}), day(4, {}), day(1, { position: null }), newest])
  await database().keyPhrases.put(phrase)

  const strip = await screen.findByRole('group', { name: 'oat milk, United Kingdom, day by day' })
  const days = [...strip.querySelectorAll('a')]
  const said = ({ firstElementChild }: Element) =>
    firstElementChild?.textContent?.replace(/^.*?: |\. .*/g, '')
  expect(days.map(said)).toEqual(['position 7', 'not in first 36', 'check failed'])
  expect(strip.querySelectorAll('[data-gap]')).toHaveLength(27)
  expect(days.at(-1)?.getAttribute('href')).toBe(`/search-results-check-history/${newest.search_id}`)
  await waitFor(() => {
    const earlier = screen.getByRole('button', { name: 'Earlier days' })
    expect((earlier as HTMLButtonElement).disabled).toBe(false)
  })
  expect(read).toEqual([])
})
