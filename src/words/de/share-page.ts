import type { Catalogue } from '../catalogue.ts'

export const sharePage: Catalogue['sharePage'] = {
  loading: 'Deine Suchphrasen werden geladen',
  title: 'Mit Keytrail geteilt',
  emptyTitle: 'Aus TikTok hinzufügen',
  fromLink: 'Konto und Video haben wir aus dem Link übernommen. Welche Suchphrase sollen wir beobachten?',
  empty: 'Tippe in TikTok auf „Teilen“ und „Link kopieren“. Füge ihn dann hier ein.',
  noLink: 'Wir haben keinen TikTok-Link gefunden und den Text als Suchphrase übernommen.',
  addTitle: 'Zur Liste hinzufügen',
  shared: 'Geteilter Text: ',
  link: 'TikTok-Link',
  linkProblem: 'Das ist kein Link zu einem Konto oder Video auf TikTok.',
  shortcut: 'In zwei Schritten aus TikTok teilen',
  make: 'Öffne die App Kurzbefehle, lege einen neuen Kurzbefehl an und nenne ihn Keytrail.',
  showInSheet: 'Schalte in seinen Details „Im Share-Sheet anzeigen“ ein. Dann erhält er, was du teilst.',
  encode: 'Füge die Aktion „URL codieren“ hinzu, für die Kurzbefehleingabe.',
  openUrl: {
    before: 'Füge die Aktion „URLs öffnen“ hinzu, mit ',
    after: ' und dem codierten Text direkt dahinter.',
  },
  fromThenOn: 'Von da an: in TikTok auf „Teilen“, dann auf „Keytrail“.',
}
