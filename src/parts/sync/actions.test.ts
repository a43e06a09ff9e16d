import { expect, test, vi } from 'vitest'
import { writeMetadata } from '#src/db/core/metadata.ts'
import { countQueued } from '#src/db/reads/queued-searches.ts'
import { queueSearch } from '#src/db/writes/queued-searches.ts'
import type { QueuedSearch } from '#src/domain/search/rows.ts'
import { showToast } from '#src/state/toasts.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { cancelSearches } from './actions.ts'

vi.mock('#src/state/toasts.ts', () => ({ showToast: vi.fn() }))

const id = '00000000-0000-4000-8000-000000000001'
const phrase = { id, search_term: 'matcha', country: 'gb' } as const

openStore()

test.each<[QueuedSearch, string]>([
  [{ ...phrase, search_type: 'basic', pages: null }, '1 credit.'],
  [{ ...phrase, search_type: 'search_results_check', pages: 3 }, '3 credits.'],
  [{ ...phrase, search_type: 'search_results_check', pages: null }, '1 credit per page.'],
])('cancelling %j while it runs shows that it is too late, and its price', async (search, price) => {
  await queueSearch(search)
  await writeMetadata('search_seen_at', Date.now())
  await writeMetadata('making', id)
  await cancelSearches([id])
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    'info',
    `Too late to cancel: it is already running, for ${price}`,
  )
  expect(await countQueued()).toBe(1)
})
