import type { BatchMode } from './batch-modes.ts'
import { keystrokePrefixes, maxPhrases, phraseLines, phraseText } from './phrase-batches.ts'
import { normalisePhrase } from './phrases.ts'

/** The contents of the batch form: each mode keeps its own text. */
export interface BatchDraft {
  mode: BatchMode
  single: string
  quantity: string
  multiple: string
  keystroke: string
}

/** A form with these phrases, or an empty form in the first mode. */
export function createDraft(
  phrases: readonly string[],
  [first = 'multiple']: readonly BatchMode[],
): BatchDraft {
  const mode = phrases.length === 0 ? first : 'multiple'
  return { mode, single: '', quantity: '1', multiple: phraseText(phrases), keystroke: '' }
}

/** The phrase repeated, at least once and at most as often as a batch allows. */
function repeated(text: string, quantity: string): string[] {
  const phrase = normalisePhrase(text)
  const times = Math.min(maxPhrases, Math.max(1, Math.trunc(Number(quantity)) || 1))
  return phrase === '' ? [] : Array<string>(times).fill(phrase)
}

/** The phrases that the draft would search, in order. */
export function draftPhrases({ mode, single, quantity, multiple, keystroke }: BatchDraft): string[] {
  if (mode === 'single') return repeated(single, quantity)
  return mode === 'multiple' ? phraseLines(multiple) : keystrokePrefixes(keystroke)
}

/** The text with further phrases below it, without duplicates. */
export function appendPhrases(text: string, phrases: readonly string[]): string {
  return phraseText([...new Set([...phraseLines(text), ...phrases])])
}
