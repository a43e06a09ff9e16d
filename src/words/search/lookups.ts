import type { LookupMode } from '#src/domain/search/lookup-modes.ts'
import { sentences } from '#src/lib/translation.ts'

const modes: Record<LookupMode, string> = {
  related: 'Basic Search',
  single: 'Single',
  multiple: 'Multiple',
  keystroke: 'Keystroke',
  check: 'Who ranks',
}

export const lookupWords = sentences('lookups', {
  modes,
  keyPhrase: 'Key phrase',
  keyPhrases: 'Key phrases',
  phraseExample: 'running shoes',
  country: 'Country',
  inCountries: 'In all countries',
  search: 'Search',
  resultsCheck: 'Search Results Check',
  resultsCheckAbout: 'See who ranks right now',
  relatedAbout: 'Related searches for a phrase. 1 credit.',
  gathering: 'Gathering data from TikTok...',
  loadingResults: 'Loading the results',
  loadingSearches: 'Loading your searches',
  resultsFor: (phrase: string) => `Results for ${phrase}`,
  noResults: 'No results found',
  noSuggestions: 'TikTok had no suggestions for this phrase. Try a shorter or more common one.',
  waiting: 'Waiting for connection',
  runsOnline: (price: string) => `Runs when you are back online, for ${price}.`,
  tooLate: (price: string) => `Too late to cancel: it is already running, for ${price}.`,
  notSearched: 'Not searched',
  discard: 'Discard',
  toDashboard: 'Back to Home',
  upgrade: 'Upgrade Plan',
  upgradeTo: (plan: string) => `Upgrade to ${plan}`,
})
