import type { AlertRuleRow } from './rows.ts'

type Rule = Pick<AlertRuleRow, 'kind' | 'threshold'>

/** Returns the top N that the user watches: an alert rule's threshold, else ten. */
export function watchedPlace(rules: readonly Rule[]): number {
  const watched = rules.find(({ kind }) => kind === 'enters_first' || kind === 'leaves_first')
  return watched?.threshold ?? 10
}
