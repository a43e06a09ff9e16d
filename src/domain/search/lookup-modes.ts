import type { PlanRow } from '../account/rows.ts'
import type { BatchMode } from './batch-modes.ts'
import { firstCharacters, keystrokePrefixes, maxKeystrokes, phraseLines } from './phrase-batches.ts'
import { normalisePhrase } from './phrases.ts'

/** What can be asked about a phrase, in the order of the form. `check` is the ranking. */
export const lookupModes = ['related', 'suggestions', 'several', 'letters', 'check'] as const
export type LookupMode = (typeof lookupModes)[number]
/** Those that a plan may leave out. */
export type SuggestionMode = Exclude<LookupMode, 'related' | 'check'>

const batchModeOf: Record<SuggestionMode, BatchMode> = {
  suggestions: 'single',
  several: 'multiple',
  letters: 'keystroke',
}

/** Whether it looks for suggestions by country: those are autocomplete searches. */
export function isSuggestionMode(mode: LookupMode): mode is SuggestionMode {
  return mode !== 'related' && mode !== 'check'
}

/** Whether a plan leaves it out; the server decides while the plan is not known. */
export function isLocked(mode: LookupMode, plan: PlanRow | null): boolean {
  return plan !== null && isSuggestionMode(mode) && !plan.modes.includes(batchModeOf[mode])
}

/** As much of a text as the field of a mode takes: what was typed for one goes on to the next. */
export function textFor(mode: LookupMode, text: string): string {
  if (mode === 'several') return text
  const lines = text.split(/[\r\n]+/)
  const line = lines.find((one) => one.trim() !== '') ?? lines[0] ?? ''
  return mode === 'letters' ? firstCharacters(line, maxKeystrokes) : line
}

/** The phrases that are asked for, in order. */
export function lookupPhrases(mode: LookupMode, text: string): string[] {
  if (mode === 'several') return phraseLines(text)
  const taken = textFor(mode, text)
  if (mode === 'letters') return keystrokePrefixes(taken)
  const phrase = normalisePhrase(taken)
  return phrase === '' ? [] : [phrase]
}
