import { useLiveQuery } from 'dexie-react-hooks'
import { listAlerts, listAllAlertRules, readAlertSettings } from '#src/db/reads/alerts.ts'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import { links } from '#src/domain/shell/routes.ts'

export function useAlerts() {
  return useLiveQuery(async () => {
    const [alerts, rules, phrases, settings, { plan }] = await Promise.all([
      listAlerts(),
      listAllAlertRules(),
      listKeyPhrases(),
      readAlertSettings(),
      readAllowance(),
    ])
    const phraseById = new Map(phrases.map((phrase) => [phrase.id, phrase]))
    const rulesByPhrase = Map.groupBy(rules, (rule) => rule.keyword_id)
    // Skips the alerts of a deleted key phrase; a later pull deletes them.
    const told = alerts.flatMap((alert) => {
      if (alert.word !== null) return { alert, subject: alert.word, href: links.brandWords() }
      const phrase = phraseById.get(alert.keyword_id ?? '')
      return phrase ? { alert, subject: phrase.keyword, href: links.keyPhrase(phrase.id) } : []
    })
    const unread = told.filter(({ alert }) => alert.read_at === null)
    const read = told.filter(({ alert }) => alert.read_at !== null)
    return {
      // Unread alerts come first. Both groups are sorted newest first.
      alerts: [...unread, ...read],
      unread: unread.length,
      newest: told[0]?.alert.created_at,
      tracked: phrases.map((phrase) => ({ phrase, rules: rulesByPhrase.get(phrase.id) ?? [] })),
      isLocked: plan?.active_key_phrases === 0,
      settings,
    }
  })
}

export type AlertsView = NonNullable<ReturnType<typeof useAlerts>>
