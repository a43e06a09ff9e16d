import type { PlanRow } from '../account/rows.ts'
import { firstCharacters, keystrokePrefixes, maxKeystrokes, phraseLines } from './phrase-batches.ts'
import { normalisePhrase } from './phrases.ts'

/** Some plans lack these modes. The names are those in `PlanRow.modes`. */
export const batchModes = ['single', 'multiple', 'keystroke'] as const
export type BatchMode = (typeof batchModes)[number]

/** In the form's order. `check` requests the ranking; all other modes request suggestions. */
export const lookupModes = ['related', ...batchModes, 'check'] as const
export type LookupMode = (typeof lookupModes)[number]

export function availableBatchModes(modes: readonly string[]): BatchMode[] {
  return batchModes.filter((mode) => modes.includes(mode))
}

export function isBatchMode(mode: LookupMode): mode is BatchMode {
  return mode !== 'related' && mode !== 'check'
}

/** False if the plan is unknown, because the server then decides. */
export function isLocked(mode: LookupMode, plan: PlanRow | null): boolean {
  return plan !== null && isBatchMode(mode) && !plan.modes.includes(mode)
}

export function textFor(mode: LookupMode, text: string): string {
  if (mode === 'multiple') return text
  const lines = text.split(/[\r\n]+/)
  const line = lines.find((one) => one.trim() !== '') ?? lines[0] ?? ''
  return mode === 'keystroke' ? firstCharacters(line, maxKeystrokes) : line
}

export function lookupPhrases(mode: LookupMode, text: string): string[] {
  if (mode === 'multiple') return phraseLines(text)
  const taken = textFor(mode, text)
  if (mode === 'keystroke') return keystrokePrefixes(taken)
  const phrase = normalisePhrase(taken)
  return phrase === '' ? [] : [phrase]
}
