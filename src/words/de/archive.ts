import type { Catalogue } from '../catalogue.ts'

const parts = {
  searches: 'Suchen',
  checks: 'Prüfungen',
  keyPhrases: 'Suchphrasen',
  keyPhraseChecks: 'Positionen',
  notes: 'Notizen',
  alertRules: 'Hinweisregeln',
}

export const archive: Catalogue['archive'] = {
  title: 'Deine Daten',
  empty: 'Auf diesem Gerät ist noch nichts. Du kannst das Archiv eines anderen Kontos importieren.',
  lead: 'Ein Archiv ist eine Datei mit allen deinen Daten auf diesem Gerät.',
  preparing: 'Das Archiv wird vorbereitet',
  saveFailed:
    'Einige deiner Prüfungen liegen auf dem Server, der gerade nicht erreichbar ist. Es wurde nichts gespeichert.',
  share: (percent) => `${percent} %`,
  download: 'Archiv laden',
  contains: (contents) => `Das Archiv enthält ${contents}.`,
  stillComing: 'Es wird noch geladen; vielleicht kommt noch mehr.',
  choose: 'Archiv importieren',
  onlyIntoEmpty: 'Importieren kannst du nur in ein leeres Konto.',
  unfinished: (date) =>
    `Der Import deines Archivs vom ${date} ist nicht abgeschlossen. Wähle dieselbe Datei noch einmal, um fortzufahren.`,
  ask: 'Dieses Archiv importieren?',
  askAbout: (date, contents) =>
    `Es ist vom ${date} und enthält ${contents}. Aktive Suchphrasen, für die dein Tarif nicht reicht, werden pausiert.`,
  cancel: 'Abbrechen',
  import: 'Importieren',
  importing: 'Das Archiv wird importiert',
  imported: 'Archiv importiert',
  brokenOff: 'Die Verbindung ist beim Import abgebrochen. Wähle dieselbe Datei noch einmal, um fortzufahren.',
  notAnArchive: 'Diese Datei ist kein Keytrail-Archiv.',
  unreadableRow: (row, part) =>
    `Zeile ${row} der ${parts[part]} ist nicht lesbar. Es wurde nichts importiert.`,
  refused: {
    not_empty: 'Dieses Konto hat schon Suchen oder Suchphrasen. Es wurde nichts importiert.',
    archive_too_large: 'Dieses Archiv ist zu groß für den Import. Es wurde nichts importiert.',
    invalid_archive:
      'Dieses Archiv enthält etwas, das der Server nicht speichern kann. Es wurde nichts importiert.',
    unauthorized: 'Du bist nicht angemeldet. Es wurde nichts importiert.',
  },
  refusedOtherwise: 'Der Server hat dieses Archiv abgelehnt. Es wurde nichts importiert.',
}
