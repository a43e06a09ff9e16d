import type { BatchMode, LookupMode } from '#src/domain/search/lookup-modes.ts'
import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

const about: Record<LookupMode, string> = {
  related: 'What else people search for around a phrase.',
  single: 'What TikTok suggests as people type a phrase, by country.',
  multiple: 'Suggestions for many phrases at once, by country.',
  keystroke: 'What TikTok suggests after each letter of a phrase, by country.',
  check: 'Which videos rank for a phrase now, from first to last.',
}

const locked: Record<BatchMode, string> = {
  single: 'Suggestions by country come with Premium and Pro.',
  multiple: 'Suggestions for many phrases at once come with Premium and Pro.',
  keystroke: 'Suggestions letter by letter come with Premium and Pro.',
}

export const lookupFormWords = sentences('lookupForm', {
  loading: 'Loading the form',
  mode: 'What to find',
  about,
  locked,
  /** A mode that the plan lacks, for screen readers. */
  lockedMode: (mode: string) => `${mode}, not in your plan`,
  sample: 'Sample',
  sampleOf: (phrase: string) => `What it finds for “${phrase}”`,
  suggest: 'Get suggestions',
  searchAll: (n: number) => `Search ${counted(n, 'phrase')}`,
  firstLetters: (max: number) => `The first ${max} characters are searched.`,
  check: 'Check who ranks',
  morePages: 'Check more pages',
  left: (n: number, all: number) => `${n} of ${counted(all, 'credit')} left`,
  recent: 'Recent',
  yours: 'Open without a credit',
  allRecent: 'All history',
})
