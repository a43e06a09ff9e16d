import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const checkWords = sentences('check', {
  lead: 'Which videos rank on TikTok for a phrase, from first to last.',
  another: 'New check',
  pages: 'Pages',
  pageCount: (n: number) => counted(n, 'page'),
  allPages: 'All pages',
  pagesInPlans: 'Multi-page is paid only',
  searching: 'Searching...',
  reading: 'Reading the stored check',
  fetching: (page: number, pages: number | null) => `Fetching page ${page} of ${pages ?? 'all'}`,
  found: (n: number) => `Found ${n} videos so far...`,
  videos: (n: number) => counted(n, 'video'),
  fetched: (age: string) => `fetched ${age}`,
  apiTitle: 'Example API URL',
  copyUrl: 'Copy URL',
  /** The texts around the header names Authorization and Idempotency-Key. */
  apiNote: {
    token: 'Create a personal token that may spend credits on the account page. Send it in',
    key: 'and a UUID of your own in',
    price: 'Each page costs 1 credit.',
  },
})
