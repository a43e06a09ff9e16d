import { plural } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

const range = (n: number) => plural(n, 'Page 1', `Pages 1 to ${n}`)

export const checkEndingWords = sentences('checkEndings', {
  trackOwn: 'Track it daily',
  /** `plan`: the smallest plan that includes tracking. */
  trackOwnWith: (plan: string) => `Track it daily with ${plan}`,
  goOn: (price: string) => `Continue for ${price}`,
  fetchIt: (price: string) => `Fetch it for ${price}`,
  nextPage: 'Fetch the next page for 1 credit',
  pageFailed: (failure: string, page: number) => `${failure}: page ${page}`,
  kept: (n: number) => `${range(n)} ${plural(n, 'is', 'are')} kept.`,
  moreThan: (n: number, wanted: number) => `${range(n)} of ${wanted}. More are available.`,
  more: (n: number) => `${range(n)} of the results. More are available.`,
  pagesWith: (kept: number, plan: string) =>
    `${range(kept)} of the results. Pages ${kept + 1} to 10 come with ${plan}.`,
  pagesInPlans: 'Multi-page is paid only.',
  working: 'The server is still working on this check',
  notFetchedTitle: 'Not fetched',
  notFetched: 'This check was stopped before its first page arrived. You will not be charged twice.',
})
