import type { PlanRow } from '../account/rows.ts'
import { firstCharacters, keystrokePrefixes, maxKeystrokes, phraseLines } from './phrase-batches.ts'
import { normalisePhrase } from './phrases.ts'

/** The kinds of look-ups for a phrase, in the order of the form. `check` returns the ranking. */
export const lookupModes = ['related', 'single', 'multiple', 'keystroke', 'check'] as const
export type LookupMode = (typeof lookupModes)[number]
/** Modes that a plan may not include, by the name that its row has for each. */
export type SuggestionMode = Exclude<LookupMode, 'related' | 'check'>

/** Whether the mode runs autocomplete searches, which have a country. */
export function isSuggestionMode(mode: LookupMode): mode is SuggestionMode {
  return mode !== 'related' && mode !== 'check'
}

/** Whether the plan does not include the mode; false if the plan is unknown, because the server decides. */
export function isLocked(mode: LookupMode, plan: PlanRow | null): boolean {
  return plan !== null && isSuggestionMode(mode) && !plan.modes.includes(mode)
}

/** The part of a text that fits the field of a mode, for switching modes without losing the typed text. */
export function textFor(mode: LookupMode, text: string): string {
  if (mode === 'multiple') return text
  const lines = text.split(/[\r\n]+/)
  const line = lines.find((one) => one.trim() !== '') ?? lines[0] ?? ''
  return mode === 'keystroke' ? firstCharacters(line, maxKeystrokes) : line
}

/** The phrases that a mode looks up, in order. */
export function lookupPhrases(mode: LookupMode, text: string): string[] {
  if (mode === 'multiple') return phraseLines(text)
  const taken = textFor(mode, text)
  if (mode === 'keystroke') return keystrokePrefixes(taken)
  const phrase = normalisePhrase(taken)
  return phrase === '' ? [] : [phrase]
}
