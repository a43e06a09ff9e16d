import type { AlertRuleRow } from './rows.ts'

export type AlertKind = AlertRuleRow['kind']

/** Returns whether a rule's threshold is the top N positions or a move by N places; null if it has none. */
export function thresholdMeaning(kind: AlertKind): 'first' | 'places' | null {
  if (kind === 'enters_first' || kind === 'leaves_first') return 'first'
  return kind === 'moves_up' || kind === 'moves_down' ? 'places' : null
}
