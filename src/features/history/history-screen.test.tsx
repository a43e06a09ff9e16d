import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import { listSearchHeads } from '#src/db/reads/searches.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { storedSearch, suggestions } from '#tests/support/rows/stored-rows.ts'
import { SearchEntry } from './history-screen.tsx'

const server = stubServer()
const search_results = suggestions('matcha latte')

async function open(row: Partial<SearchRow>): Promise<void> {
  const search = storedSearch(row)
  await showToAda('/', <SearchEntry head={search} others={() => []} compared="" open onToggle={() => {}} />)
  await waitFor(async () => expect((await readAllowance()).plan).not.toBeNull())
  await database().searches.put(search)
  expect(await listSearchHeads()).toMatchObject([{ id: search.id, search_type: search.search_type }])
}
const repeats = () => screen.queryAllByRole('button', { name: /^Repeat this search/ })

test.each([
  ['premium', 1],
  ['free', 0],
] as const)('on a %s plan, the number of buttons that repeat suggestions is %i', async (level, buttons) => {
  server.level = level
  await open({ search_type: 'autocomplete', search_results })
  await screen.findByText('1 word')
  await screen.findByRole('rowheader', { name: /matcha latte/ })
  expect(repeats()).toHaveLength(buttons)
})

test('shows the results of a search of a kind that only newer builds know, without offering a repeat', async () => {
  await open({ search_type: 'trends' as SearchRow['search_type'], search_results })
  await screen.findByText(/^trends ·/)
  await screen.findByRole('rowheader', { name: /matcha latte/ })
  screen.getByRole('cell', { name: 'trends' })
  expect(repeats()).toEqual([])
})

test('explains a search in a state that only newer builds know', async () => {
  await open({ state: 'paused' as SearchRow['state'] })
  await screen.findByText('This version of Keytrail does not know the state “paused”. Update to see more.')
  screen.getByText('paused')
  expect(repeats()).toEqual([])
})
