import { formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const alertsPage: Catalogue['alertsPage'] = {
  title: 'Hinweise',
  unreadCount: (count) => `${formatWhole(count)} ungelesen`,
  allRead: 'Alles gelesen',
  notifications: 'Mitteilungen',
  on: 'an',
  off: 'aus',
  loading: 'Deine Hinweise werden geladen',
  markAllRead: 'Alle als gelesen markieren',
  markReadFailed: 'Die Hinweise konnten nicht als gelesen markiert werden',
  loadFailed: 'Die Hinweise konnten nicht geladen werden',
  loadFailedText: 'Der Server hat nicht geantwortet. Wir versuchen es weiter.',
  emptyTitle: 'Keine Hinweise',
  empty: 'Lege eine Regel an. Sobald eine Prüfung sie erfüllt, erscheint der Hinweis hier.',
  emptyUntracked: 'Hinweise gibt es zu beobachteten Suchphrasen, und du hast noch keine.',
  emptyLocked: 'Hinweise gibt es zu beobachteten Suchphrasen. Das Beobachten gehört zu Premium und Pro.',
  seeTracking: 'Ansehen, was das Beobachten zeigt',
  track: 'Suchphrase beobachten',
  unread: 'Ungelesen: ',
  rules: 'Regeln',
  noRules: 'Noch keine Regeln. Wähle eine Suchphrase und worauf du achten willst.',
  phrase: 'Suchphrase',
}
