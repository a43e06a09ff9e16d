import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

const credits = (n: number) => counted(n, 'credit')

export const batchWords = sentences('searchBatch', {
  title: 'Multi-Search Results',
  andMore: (shown: string, more: number) => `${shown} and ${more} more`,
  lead: 'What TikTok suggests for many phrases, in the country you choose.',
  inPlans: 'Suggestions for many phrases at once, by country, come with Premium and Pro.',
  loadingForm: 'Loading the form',
  nothingSearched: 'Nothing was searched.',
  phrases: (n: number) => counted(n, 'phrase'),
  used: (used: number, allowance: number) =>
    `Searches used this month: ${formatWhole(used)}/${formatWhole(allowance)}`,
  change: 'Change',
  changeTitle: 'Change the search',
  moments: 'This may take a few moments',
  progress: (done: number, all: number) => `${done} of ${all}`,
  stopping: 'Waiting for running searches to finish',
  onDevice: (some: number, all: number) =>
    `${some} of ${counted(all, 'phrase')} ${plural(all, 'is', 'are')} on this device. Nothing is searched until you ask.`,
  searchFor: (n: number) => `Search for ${credits(n)}`,
  fetchOthers: (n: number) => `Fetch the other ${plural(n, 'one', String(n))} (${credits(n)})`,
  fetchAll: (n: number) => `Fetch all again (${credits(n)})`,
  someFetched: (some: number, all: number) =>
    `${some} of ${counted(all, 'phrase')} ${plural(all, 'was', 'were')} fetched and kept.`,
  goOn: (left: number) => `Continue (${left} left, ${credits(left)})`,
  notFetched: (n: number) => `${counted(n, 'phrase was', 'phrases were')} not fetched`,
  retryAll: (n: number) => `Try all ${n} again`,
  retryOne: (phrase: string) => `Try again: ${phrase}`,
  queued: 'They run when you are back online, for 1 credit each.',
  cancelAll: (n: number) => `Cancel all ${n}`,
  cancelOne: (phrase: string) => `Cancel: ${phrase}`,
  notRun: (n: number) => `${counted(n, 'search was', 'searches were')} not run.`,
  results: 'Batch results',
  view: 'View',
  bySeed: 'By seed phrase',
  merged: 'Merged',
  clusters: 'Clusters',
  nothingYetTitle: 'Nothing fetched yet',
  nothingYet: 'Results appear here and stay on this device.',
  noSuggestions: 'TikTok had no suggestions for these phrases. Try shorter or more common ones.',
})
