import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const checkNowWords = sentences('checkNow', {
  title: 'Check now',
  lead: 'Checks the ranking now. Daily checks continue, free of charge.',
  check: (price: string) => `Check for ${price}`,
  pages: 'Pages',
  pagesOf: (pages: number, results: number) => `${counted(pages, 'page')}, about ${results} results`,
  offline: 'You are offline. Start this check when you are back online.',
  fetching: (page: number, pages: string) => `Fetching page ${page} of ${pages}`,
  fetched: (pages: number) => `${pages} fetched`,
  queued: 'Waiting for connection. The check runs when you are back online.',
  kept: (pages: number) => `${counted(pages, 'page is', 'pages are')} kept.`,
  noAnswer: (title: string, reason: string) =>
    `${title}. ${reason} You can try again; you will be charged once at most.`,
})
