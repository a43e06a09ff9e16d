import type { AlertRuleRow } from './rows.ts'

type Rule = Pick<AlertRuleRow, 'kind' | 'threshold'>

/** The top N: an alert rule's threshold, else ten. */
export function watchedPlace(rules: readonly Rule[]): number {
  const watched = rules.find(({ kind }) => kind === 'enters_first' || kind === 'leaves_first')
  return watched?.threshold ?? 10
}
