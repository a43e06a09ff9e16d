import type { CountryCode } from '#src/domain/countries.ts'
import { phraseText } from '#src/domain/search/phrase-batches.ts'
import { searchErrors } from '#src/domain/search/search-errors.ts'
import { newId } from '#src/lib/ids.ts'
import { showToast } from '#src/state/toasts.ts'
import { runCheck } from '#src/sync/run-check.ts'
import { mergedWords } from '#src/words/merged-keywords.ts'

/** Puts a text into the clipboard; false, and said in a toast, where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    showToast('bad', mergedWords.cannotCopy)
    return false
  }
}

/** Puts phrases into the clipboard, one per line. */
export async function copyPhrases(phrases: readonly string[]): Promise<void> {
  if (await copyText(phraseText(phrases))) showToast('good', mergedWords.copied(phrases.length))
}

interface PhraseChecks {
  phrases: readonly string[]
  country: CountryCode
  signal: AbortSignal
  /** Told after each of them, however it ended. */
  onEnded: (count: number) => void
}

/** Checks the first page of each phrase, one after the other; ends early where the allowance has. */
export async function checkPhrases({ phrases, country, signal, onEnded }: PhraseChecks) {
  const told = { done: 0, queued: 0 }
  for (const [index, search_term] of phrases.entries()) {
    if (signal.aborted) break
    const outcome = await runCheck({ id: newId(), search_term, country, pages: 1, signal, onPage: () => {} })
    if (outcome.kind === 'stored') told.done += 1
    if (outcome.kind === 'queued') told.queued += 1
    const isRefused = outcome.kind === 'failed' && searchErrors[outcome.code].fault === 'plan'
    if (isRefused || (outcome.kind === 'failed' && outcome.code === 'unauthorized')) break
    onEnded(index + 1)
  }
  return told
}
