import type { KeyPhraseRow } from '../../domain/tracking/rows.ts'
import { sentences } from '../../lib/translation.ts'

export const statusWords = sentences('keyPhraseStatus', {
  active: 'Active',
  paused: 'Paused',
  pausedByPlan: 'Paused by your plan',
})

export function statusText({ status, paused_by_plan }: KeyPhraseRow): string {
  if (status) return statusWords.active
  return paused_by_plan ? statusWords.pausedByPlan : statusWords.paused
}
