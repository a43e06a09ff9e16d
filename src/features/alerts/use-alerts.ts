import { useLiveQuery } from 'dexie-react-hooks'
import { listAlerts, listAllAlertRules, readAlertSettings } from '#src/db/reads/alerts.ts'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import type { AlertRow, AlertRuleRow, AlertSettingsRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'

export interface TrackedRules {
  phrase: KeyPhraseRow
  rules: readonly AlertRuleRow[]
}

interface AlertsView {
  /** Newest first, each with the key phrase that it is about. */
  alerts: readonly { alert: AlertRow; phrase: KeyPhraseRow }[]
  /** Every key phrase with its rules, newest first. */
  tracked: readonly TrackedRules[]
  settings: AlertSettingsRow | undefined
}

/** The inbox and the rules from the device; undefined while reading. */
export function useAlerts(): AlertsView | undefined {
  return useLiveQuery(async () => {
    const [alerts, rules, phrases, settings] = await Promise.all([
      listAlerts(),
      listAllAlertRules(),
      listKeyPhrases(),
      readAlertSettings(),
    ])
    const phraseById = new Map(phrases.map((phrase) => [phrase.id, phrase]))
    const rulesOf = Map.groupBy(rules, (rule) => rule.keyword_id)
    return {
      // Those of a key phrase that was just deleted go with the next pull.
      alerts: alerts.flatMap((alert) => {
        const phrase = phraseById.get(alert.keyword_id)
        return phrase ? [{ alert, phrase }] : []
      }),
      tracked: phrases.map((phrase) => ({ phrase, rules: rulesOf.get(phrase.id) ?? [] })),
      settings,
    }
  })
}
