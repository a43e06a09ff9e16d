import type { CountryCode } from '#src/domain/countries.ts'
import { endsAll, isOpenOutcome, type LookupOutcome } from '#src/domain/search/outcomes.ts'
import { phraseText } from '#src/domain/search/phrase-batches.ts'
import type { SearchErrorCode } from '#src/domain/search/search-errors.ts'
import { newId } from '#src/lib/ids.ts'
import { copyText } from '#src/parts/shell/copy-text.ts'
import { showToast } from '#src/state/toasts.ts'
import { type CheckRun, runCheck } from '#src/sync/lookups/run-check.ts'
import { mergedWords } from '#src/words/keywords/merged-keywords.ts'

export { runCheck }

export async function copyPhrases(phrases: readonly string[]): Promise<void> {
  if (await copyText(phraseText(phrases))) showToast('good', mergedWords.copied(phrases.length))
}

/**
 * The request ids of checks whose outcome is unknown, keyed by phrase or country. A retry with the same id is
 * not charged again.
 */
export type CheckKeys = Map<string, string>

/**
 * Runs a check of one page. Its id stays in `keys` under `name` while the outcome is unknown, and the next
 * check with this name reuses the id.
 */
export async function runKeyed(
  keys: CheckKeys,
  name: string,
  question: Pick<CheckRun, 'search_term' | 'country' | 'signal'>,
): Promise<LookupOutcome> {
  const id = keys.get(name) ?? newId()
  keys.set(name, id)
  const outcome = await runCheck({ ...question, id, pages: 1, onPage: () => {} })
  // Forgets the id if the outcome is known or the outbox will send the check, so that the next run makes
  // a new check.
  if (outcome.kind === 'queued' || !isOpenOutcome(outcome)) keys.delete(name)
  return outcome
}

interface PhraseChecks {
  phrases: readonly string[]
  country: CountryCode
  keys: CheckKeys
  signal: AbortSignal
  /** Called with the number of checks that have ended, except after a check that stops the run. */
  onEnded: (count: number) => void
}

/** Runs one check at a time. Stops if aborted, if a check throws, or if a failure applies to all checks. */
export async function checkPhrases({ phrases, country, keys, signal, onEnded }: PhraseChecks) {
  const done: string[] = []
  const queued: string[] = []
  let failure: SearchErrorCode | null = null
  for (const [index, search_term] of phrases.entries()) {
    if (signal.aborted) break
    const run = runKeyed(keys, search_term, { search_term, country, signal })
    const outcome = await run.catch((error: unknown) => reportError(error))
    if (!outcome) break
    if (outcome.kind === 'stored') done.push(search_term)
    else if (outcome.kind === 'queued') queued.push(search_term)
    else if (outcome.kind === 'failed') failure = outcome.code
    if (endsAll(outcome)) break
    onEnded(index + 1)
  }
  // `queued` checks run once there is a connection; `failure` is the error of the last failed check.
  return { done, queued, failure }
}
