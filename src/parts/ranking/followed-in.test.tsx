import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database, openDatabase } from '#src/db/core/open.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { ada, stubServer } from '#tests/support/device/stub-server.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck, storedIdea } from '#tests/support/rows/stored-rows.ts'
import { RankingResults } from './ranking-results.tsx'

stubServer()

test('marks a saved video in a check of a user who tracks nothing, but not its account', async () => {
  const other = rankingRow({ rank: 2, video_url: 'https://www.tiktok.com/@ada/video/2000000' })
  const saved = rankingRow({ rank: 1, video_url: 'https://www.tiktok.com/@ada/video/1000000' })
  const check = storedCheck({ search_ranking_results: [saved, other] })
  await openDatabase(ada.id)
  await database().ideas.put(storedIdea({ phrase: null, account_name: 'ada', video_id: '1000000' }))
  await database().checks.put(check)
  await showToAda('/', <RankingResults check={check} />)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2))
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'adaYour video',
    'ada',
  ])
})
