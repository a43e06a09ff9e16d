import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#src/db/core/open.ts'
import { withChecks } from '#src/domain/tracking/standing.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { ada, stubServer } from '#tests/support/device/stub-server.ts'
import { phone, setViewport } from '#tests/support/device/viewport.ts'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck, storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { TrackingPage } from './tracking-page.tsx'

stubServer({ level: 'pro' })
setViewport(phone)

test('requests only the pictures of rendered rows, including a video that the newest check did not find', async () => {
  const db = await openDatabase(ada.id)
  const covers = Array.from({ length: 1_000 }, (_, n) => `https://covers.test/${n}.webp`)
  const rows = covers.map((_, n) => storedKeyPhrase({ keyword: `phrase ${n}` }))
  const found = covers.map((dynamic_cover) =>
    storedCheck({ search_ranking_results: [rankingRow({ rank: 3, username: 'ada', dynamic_cover })] }),
  )
  const checks = rows.flatMap((row, n) => [
    { ...phraseCheck(row.id, 21, 3), search_id: found[n]?.id ?? '' },
    ...(n % 2 ? [phraseCheck(row.id, 22, null)] : []),
  ])
  const byPhrase = Map.groupBy(checks, ({ keyword_id }) => keyword_id)
  await db.checks.bulkPut(found)
  await db.keyPhraseChecks.bulkPut(checks)
  await db.$standings.bulkPut(rows.map(({ id }) => withChecks(undefined, id, byPhrase.get(id) ?? [])))
  await db.keyPhrases.bulkPut(rows)
  // happy-dom does not support the <search> element, so React warns about it.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  await showToAda('/rank-tracking?sort=best&order=descending', <TrackingPage />)
  await screen.findByText('1,000 tracked key phrases')
  screen.getByRole('option', { name: 'Best ↓', selected: true })
  await waitFor(() => {
    const shown = screen.getAllByRole('article').length
    expect(shown).toBeLessThan(60)
    expect(document.querySelectorAll('img[src^="https://covers.test/"]')).toHaveLength(shown)
  })
  complaints.mockClear()
})
