import type { Catalogue } from '../catalogue.ts'

export const dailyHistory: Catalogue['dailyHistory'] = {
  loading: 'Deine täglichen Prüfungen werden geladen',
  failed: 'Der Prüfungsverlauf konnte nicht geladen werden',
  none: 'Noch keine täglichen Prüfungen',
  begin: 'Suchphrase beobachten',
  kept: 'Beobachtete Suchphrasen werden einmal am Tag geprüft. Ihre Tage erscheinen hier und lassen sich offline öffnen.',
  noneMatch: 'Keine Suchphrase passt',
  daysOf: (phrase, country) => `${phrase}, ${country}, Tag für Tag`,
  position: (day, position) => `${day}: Platz ${position}`,
  notInFirst: (day, results) => `${day}: nicht unter den ersten ${results}`,
  failedOn: (day, reason) => `${day}: Prüfung fehlgeschlagen. ${reason}`,
  measured: (day, position) => `${day}: ${position}`,
  failedShort: 'fehlgeschlagen',
  range: (from, until) => `${from} bis ${until}`,
  earlier: 'Frühere Tage',
  later: 'Spätere Tage',
  shades: {
    top: '1–3',
    first: '4–10',
    second: '11–20',
    behind: 'ab 21',
    out: 'Nicht gefunden',
    failed: 'Fehlgeschlagen',
  },
}
