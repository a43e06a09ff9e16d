import type { Catalogue } from '../catalogue.ts'

export const alertsPage: Catalogue['alertsPage'] = {
  title: 'Hinweise',
  lead: 'Hinweise aus deinen täglichen Prüfungen. Lege eine Regel an, um welche zu erhalten.',
  loading: 'Deine Hinweise werden geladen',
  markAllRead: 'Alle als gelesen markieren',
  markReadFailed: 'Die Hinweise konnten nicht als gelesen markiert werden',
  loadFailed: 'Die Hinweise konnten nicht geladen werden',
  loadFailedText: 'Der Server hat nicht geantwortet. Wir versuchen es weiter.',
  emptyTitle: 'Keine Hinweise',
  empty: 'Lege eine Regel an. Sobald eine Prüfung sie erfüllt, erscheint der Hinweis hier.',
  emptyUntracked: 'Hinweise gibt es zu beobachteten Suchphrasen, und du hast noch keine.',
  track: 'Suchphrase beobachten',
  unread: 'Ungelesen: ',
  rules: 'Regeln',
  noRules: 'Noch keine Regeln. Wähle eine Suchphrase und worauf du achten willst.',
  rulesOf: (rules) => `: ${rules.join('; ')}`,
  phrase: 'Suchphrase',
}
