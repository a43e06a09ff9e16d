import type { BatchMode } from './batch-modes.ts'
import { keystrokePrefixes, maxPhrases, phraseLines, phraseText } from './phrase-batches.ts'
import { normalisePhrase } from './phrases.ts'

/** What is being written in the batch form: each mode keeps its own text. */
export interface BatchDraft {
  mode: BatchMode
  single: string
  quantity: string
  multiple: string
  keystroke: string
}

/** A form that shows these phrases; an empty one in single mode without any. */
export function draftOf(phrases: readonly string[], [first = 'multiple']: readonly BatchMode[]): BatchDraft {
  const mode = phrases.length === 0 ? first : 'multiple'
  return { mode, single: '', quantity: '1', multiple: phraseText(phrases), keystroke: '' }
}

/** The phrase that many times, between once and the most that a batch takes. */
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

/** A text with further phrases below it, each once. */
export function appendPhrases(text: string, phrases: readonly string[]): string {
  return phraseText([...new Set([...phraseLines(text), ...phrases])])
}
