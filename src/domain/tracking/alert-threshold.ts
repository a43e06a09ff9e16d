import type { AlertRuleRow } from './rows.ts'

export type AlertKind = AlertRuleRow['kind']

/** `first`: the top N positions; `places`: a move by N places. */
export function thresholdMeaning(kind: AlertKind): 'first' | 'places' | null {
  if (kind === 'enters_first' || kind === 'leaves_first') return 'first'
  return kind === 'moves_up' || kind === 'moves_down' ? 'places' : null
}
