import type { BatchMode } from './lookup-modes.ts'
import { keystrokePrefixes, maxPhrases, phraseLines, phraseText } from './phrase-batches.ts'
import { normalisePhrase } from './phrases.ts'

export type BatchDraft = ReturnType<typeof createDraft>

/** The mode is `multiple` if there are phrases, and the first available mode if there are none. */
export function createDraft(phrases: readonly string[], [first = 'multiple']: readonly BatchMode[]) {
  const mode = phrases.length === 0 ? first : 'multiple'
  return { mode, single: '', quantity: '1', multiple: phraseText(phrases), keystroke: '' }
}

function repeated(text: string, quantity: string): string[] {
  const phrase = normalisePhrase(text)
  const times = Math.min(maxPhrases, Math.max(1, Math.trunc(Number(quantity)) || 1))
  return phrase === '' ? [] : Array<string>(times).fill(phrase)
}

export function draftPhrases({ mode, single, quantity, multiple, keystroke }: BatchDraft): string[] {
  if (mode === 'single') return repeated(single, quantity)
  return mode === 'multiple' ? phraseLines(multiple) : keystrokePrefixes(keystroke)
}

/** Returns one phrase per line, without duplicates. */
export function appendPhrases(text: string, phrases: readonly string[]): string {
  return phraseText([...new Set([...phraseLines(text), ...phrases])])
}
