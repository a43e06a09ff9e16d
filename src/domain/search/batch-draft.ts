import { keystrokePrefixes, phraseLines, phraseText, repeatedPhrase } from './phrase-batches.ts'

/** In the order of the form. */
export const batchModes = ['single', 'multiple', 'keystroke'] as const
export type BatchMode = (typeof batchModes)[number]

/** What is being written in the batch form: each mode keeps its own text. */
export interface BatchDraft {
  mode: BatchMode
  single: string
  quantity: string
  multiple: string
  keystroke: string
}

/** A form that shows these phrases; an empty one in single mode without any. */
export function draftOf(phrases: readonly string[], modes: readonly BatchMode[]): BatchDraft {
  const empty = { single: '', quantity: '1', multiple: '', keystroke: '' }
  if (phrases.length === 0) return { ...empty, mode: modes[0] ?? 'multiple' }
  return { ...empty, mode: 'multiple', multiple: phraseText(phrases) }
}

/** The phrases that the draft would search, in order. */
export function draftPhrases({ mode, single, quantity, multiple, keystroke }: BatchDraft): string[] {
  if (mode === 'single') return repeatedPhrase(single, Number(quantity))
  return mode === 'multiple' ? phraseLines(multiple) : keystrokePrefixes(keystroke)
}

/** A text with further phrases below it, each once. */
export function appendPhrases(text: string, phrases: readonly string[]): string {
  return phraseText([...new Set([...phraseLines(text), ...phrases])])
}

/** The modes that a plan offers, in the order of the form. */
export function batchModesOf(modes: readonly string[]): BatchMode[] {
  return batchModes.filter((mode) => modes.includes(mode))
}
