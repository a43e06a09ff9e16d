import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { showCheck } from '#tests/support/device/shown-check.tsx'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { storedCheck, storedSearch } from '#tests/support/rows/stored-rows.ts'
import { SearchEntry } from './search-entry.tsx'

const server = stubServer()
const again = /^Repeat this search/

type Level = 'free' | 'premium'

async function openSearch(level: Level): Promise<void> {
  server.level = level
  const search_results = [{ position: 1, word: 'matcha latte', group_id: 'en' }]
  const search = storedSearch({ search_type: 'autocomplete', search_results })
  await showToAda('/', <SearchEntry head={search} others={() => []} compared="" open onToggle={() => {}} />)
  await waitFor(async () => expect((await readAllowance()).plan).not.toBeNull())
  await database().searches.put(search)
  await screen.findByText('1 word')
  await screen.findByRole('rowheader', { name: /matcha latte/ })
}

test.each([
  ['premium', 1],
  ['free', 0],
] as const)('on a %s plan, the number of buttons that repeat suggestions is %i', async (level, buttons) => {
  await openSearch(level)
  expect(screen.queryAllByRole('button', { name: again })).toHaveLength(buttons)
})

async function openCheck(level: Level, row: Partial<CheckRow>): Promise<CheckRow> {
  server.level = level
  const check = storedCheck(row)
  await showCheck(check)
  await screen.findByRole('heading', { name: 'matcha' })
  return check
}

test.each([
  ['premium', '3 credits'],
  ['free', '1 credit'],
] as const)('repeats a check of three pages within the limits of a %s plan', async (level, price) => {
  await openCheck(level, { pages_done: 3 })
  await screen.findByRole('button', { name: `Repeat this search for ${price}` })
})

test('offers no repeat of a check in a country that the plan lacks', async () => {
  const check = await openCheck('free', { country: 'gb' })
  await screen.findByRole('button', { name: again })
  await database().checks.put({ ...check, country: 'de' })
  await screen.findByText(/Germany/)
  // Until the plan is on this device, the button is shown and the server decides.
  await waitFor(() => expect(screen.queryByRole('button', { name: again })).toBeNull())
})
