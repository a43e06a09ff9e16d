import { useLocation } from 'wouter'
import { findStoredCheck } from '#src/db/reads/checks.ts'
import { findStoredAnswers } from '#src/db/reads/searches.ts'
import { defaultCountry } from '#src/domain/countries.ts'
import { newBatch } from '#src/domain/search/batch-state.ts'
import type { LookupMode } from '#src/domain/search/lookup-modes.ts'
import { phraseText, type SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { freshSince, type StoredAnswers } from '#src/domain/search/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { focusPage } from '#src/ui/hooks/focus.ts'

interface LookupChoice extends Pick<SearchBatch, 'phrases' | 'country'> {
  mode: LookupMode
}

/** Returns the fresh stored results, keyed by the index of the phrase. */
export async function findFreshAnswers({ mode, phrases, country }: LookupChoice): Promise<StoredAnswers> {
  const since = freshSince(now())
  if (mode === 'related')
    return findStoredAnswers({ search_type: 'basic', country: defaultCountry, phrases }, since)
  if (mode !== 'check') return findStoredAnswers({ search_type: 'autocomplete', country, phrases }, since)
  const check = await findStoredCheck({ search_term: phrases[0] ?? '', country }, since)
  return check ? new Map([[0, check]]) : new Map()
}

/**
 * Returns a function that opens the screen of a lookup. The screen reuses `answers`; each remaining phrase
 * costs a credit. The search ids stay in the history entry, so a reload finds the same searches.
 */
export function useLookUp(): (lookup: LookupChoice, answers: StoredAnswers) => void {
  const [, navigate] = useLocation()
  return ({ mode, phrases, country }, answers) => {
    // Moves the focus to the page: the form that has it disappears, and the address may stay the same.
    focusPage()
    const [phrase = ''] = phrases
    const stored = answers.get(0)
    if (mode === 'related')
      return navigate(links.search({ type: 'basic', phrase }), { state: { searchId: stored?.id ?? newId() } })
    if (mode === 'check')
      return navigate(links.searchCheck({ keyword: phrase, country }), {
        state: { checkId: stored?.id ?? newId(), pages: 1, begin: stored === undefined },
      })
    navigate(links.searchMulti(phraseText(phrases), country), { state: newBatch(newId(), answers) })
  }
}
