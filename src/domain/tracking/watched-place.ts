import type { AlertRuleRow } from './rows.ts'

type Rule = Pick<AlertRuleRow, 'kind' | 'threshold'>

/** The place that a key phrase's owner watches: the first N of a rule, else the first ten. */
export function watchedPlace(rules: readonly Rule[]): number {
  const watched = rules.find(({ kind }) => kind === 'enters_first' || kind === 'leaves_first')
  return watched?.threshold ?? 10
}
