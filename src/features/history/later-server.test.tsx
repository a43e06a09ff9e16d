import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { listSearchHeads } from '#src/db/reads/search-heads.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { showCheck } from '#tests/support/device/shown-check.tsx'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { storedCheck, storedSearch } from '#tests/support/rows/stored-rows.ts'
import { SearchEntry } from './search-entry.tsx'

stubServer()

// Values from a server that is newer than this build.
const trends = 'trends' as SearchRow['search_type']
const paused = 'paused' as SearchRow['state']
const saysSo = 'This version of Keytrail does not know the state “paused”. Update to see more.'

async function openSearch(row: Partial<SearchRow>): Promise<void> {
  const search = storedSearch(row)
  await showToAda('/', <SearchEntry head={search} others={() => []} compared="" open onToggle={() => {}} />)
  await database().searches.put(search)
  expect(await listSearchHeads()).toMatchObject([{ id: search.id, search_type: search.search_type }])
}

test('lists a search in an unknown state and explains it', async () => {
  await openSearch({ state: paused })
  await screen.findByText(saysSo)
  screen.getByText('paused')
  expect(screen.queryByRole('button', { name: /Repeat/ })).toBeNull()
})

test('shows the results of a search of an unknown kind, without offering a repeat', async () => {
  await openSearch({
    search_type: trends,
    search_results: [{ position: 1, word: 'matcha latte', group_id: 'en' }],
  })
  await screen.findByText(/^trends ·/)
  await screen.findByRole('rowheader', { name: /matcha latte/ })
  expect(screen.getByRole('cell', { name: 'trends' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Repeat/ })).toBeNull()
})

test('explains a check in an unknown state', async () => {
  await showCheck(storedCheck({ state: paused }))
  await screen.findByText(saysSo)
})
