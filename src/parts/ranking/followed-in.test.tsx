import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database, openDatabase } from '#src/db/core/open.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { ada, stubServer } from '#tests/support/device/stub-server.ts'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import { storedCheck, storedIdea } from '#tests/support/rows/stored-rows.ts'
import { RankingResults } from './ranking-results.tsx'

stubServer()

test('marks a saved video in a check of a user who tracks nothing, but not its account', async () => {
  const check = storedCheck({ search_ranking_results: ranked('12', () => ({ username: 'ada' })) })
  await openDatabase(ada.id)
  await database().ideas.put(storedIdea({ phrase: null, account_name: 'ada', video_id: '1' }))
  await database().checks.put(check)
  await showToAda('/', <RankingResults check={check} />)
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  await waitFor(() => expect(names()).toEqual(['adaYour video', 'ada']))
})
