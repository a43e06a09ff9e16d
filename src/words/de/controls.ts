import { counted, formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const ui: Catalogue['ui'] = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  messages: 'Meldungen',
  reload: 'Neu laden',
  tryAgain: 'Erneut versuchen',
  notHere: (what) => `Noch nicht auf diesem Gerät: ${what}`,
  notLoaded: (what) => `Konnte nicht geladen werden: ${what}`,
  notShown: (what) => `Konnte nicht angezeigt werden: ${what}`,
  screenNotShown: 'Diese Ansicht konnte nicht angezeigt werden',
  partComesOnline: 'Wir laden es, sobald du wieder online bist.',
  partIsTried: 'Wir versuchen es weiter.',
  comesOnline: 'Du bist offline. Wir laden es, sobald du wieder online bist.',
  noResponse: 'Der Server hat nicht geantwortet. Wir versuchen es weiter, und du kannst es jetzt versuchen.',
  notKept: {
    queued: 'Der Suchverlauf konnte nicht gespeichert werden',
    search: 'Die Suchergebnisse konnten nicht gespeichert werden',
    ranking: 'Die Platzierungen konnten nicht gespeichert werden',
  },
  notCharged: 'Lade neu, um es noch einmal zu versuchen. Dir wird nichts doppelt berechnet.',
  nothingLost: 'Nichts, was du gespeichert hast, ist verloren.',
  store: {
    StorageFull: 'Auf diesem Gerät ist kein Platz mehr',
    StorageUnavailable: 'Keytrail kann seine Daten auf diesem Gerät nicht öffnen',
  },
  parts: {
    access: 'Token und Webhooks',
    alerts: 'die Hinweise',
    beside: 'Änderungen, Notizen und Hinweise',
    calendar: 'der Kalender',
    captcha: 'das Captcha',
    chart: 'das Diagramm',
    charts: 'die Diagramme',
    check: 'die Prüfung',
    comparison: 'der Vergleich',
    description: 'die Beschreibung',
    details: 'die Details',
    features: 'was Keytrail kann',
    form: 'das Formular',
    insight: 'was hier gewinnt',
    menu: 'das Menü',
    offer: 'das Angebot',
    outcome: 'das Ergebnis',
    facts: 'die Fakten',
    palette: 'die Schnellnavigation',
    picture: 'das Bild',
    pictures: 'die Bilder',
    plans: 'die Tarife',
    progress: 'der Fortschritt',
    question: 'die Rückfrage',
    reports: 'die veröffentlichten Berichte',
    results: 'die Ergebnisse',
    screen: 'diese Ansicht',
    search: 'die Suche',
    searches: 'die Liste der Suchen',
    security: 'Passwort und Geräte',
    sync: 'der Stand der Synchronisierung',
    tabs: 'die Leiste',
    words: 'die Wörter',
    yourAlerts: 'deine Hinweise',
    yourHistory: 'dein Verlauf',
    yourIdeas: 'deine Ideen',
    yourKeyPhrases: 'deine Suchphrasen',
    yourPlan: 'dein Tarif',
    yourProfile: 'dein Profil',
  },
}

export const calendar: Catalogue['calendar'] = {
  nextMonth: 'Zum nächsten Monat',
  previousMonth: 'Zum vorigen Monat',
  failed: 'fehlgeschlagen',
  selected: 'ausgewählt',
}

export const chart: Catalogue['chart'] = {
  lineChart: (title) => `${title}, Liniendiagramm`,
  download: (title) => `${title} herunterladen`,
  asTable: (title) => `${title} als Tabelle`,
  remarks: 'Anmerkungen',
  noValues: 'Keine Werte.',
  today: 'Heute',
}

export const jump: Catalogue['jump'] = {
  matches: (count) => counted(count, 'Treffer', 'Treffer'),
}

export const table: Catalogue['table'] = {
  itemsAfter: (shown, all) => `was auf die ersten ${shown} von ${all} folgt`,
  rowsAfter: (shown, all) => `was auf die ersten ${shown} von ${all} Zeilen folgt`,
  export: 'Export',
  csv: 'CSV',
  excel: 'Excel',
  showMore: (rest) => `Mehr anzeigen (${formatWhole(rest)})`,
  exportCsv: 'CSV-Export',
  exportExcel: 'Excel-Export',
  exportOf: (format, what) => `${format}: ${what}`,
}

export const clipboard: Catalogue['clipboard'] = {
  copied: 'Kopiert',
  cannotCopy: 'Dieser Browser erlaubt hier kein Kopieren',
}
