import { counted, formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const reportForm: Catalogue['reportForm'] = {
  lead: 'Eine Seite mit den Positionen, die du auswählst. Sie entsteht auf diesem Gerät, auch ohne Verbindung.',
  loading: 'Deine Suchphrasen werden gelesen',
  noPhrasesTitle: 'Noch nichts zu berichten',
  noPhrases: 'Ein Bericht zeigt die Positionen deiner Suchphrasen. Beobachte zuerst eine.',
  toTracking: 'Zum Tracking',
  contents: 'Inhalt',
  title: 'Titel',
  usualTitle: 'Positionen in der TikTok-Suche',
  days: 'Zeitraum',
  dayCount: (days) => `${formatWhole(days)} Tage`,
  sections: 'Abschnitte',
  sectionNames: {
    summary: 'Zusammenfassung in einem Satz',
    positions: 'Tabelle der Positionen',
    charts: 'Diagramme mit ihren Zahlen',
    ranking: 'Die ersten zehn Videos',
    notes: 'Deine Notizen',
  },
  phrases: 'Suchphrasen',
  chosen: (count, all) => `${formatWhole(count)} von ${formatWhole(all)} ausgewählt`,
  all: 'Alle',
  none: 'Keine',
  save: 'Als Datei speichern',
  share: 'Teilen',
  publish: 'Link veröffentlichen',
  saved: 'Der Bericht ist gespeichert',
  noTitle: 'Gib einen Titel ein.',
  noPhrase: 'Wähle eine Suchphrase aus.',
  noSection: 'Wähle einen Abschnitt aus.',
  tooMany: (max) =>
    `Ein Bericht hat höchstens ${counted(max, 'Suchphrase', 'Suchphrasen')}. Wähle weniger aus.`,
  nothing: 'In diesem Zeitraum wurde nichts geprüft. Wähle einen längeren Zeitraum oder andere Suchphrasen.',
  failed: 'Der Bericht konnte nicht geschrieben werden. Es ist nichts verloren: Versuche es noch einmal.',
  onlyNotShared: 'Dieser Browser kann die Datei nicht teilen. Speichere sie stattdessen.',
}

export const reportLinks: Catalogue['reportLinks'] = {
  title: 'Veröffentlichte Berichte',
  none: 'Du hast keinen Bericht veröffentlicht. Ein veröffentlichter Bericht ist eine Seite, die alle mit dem Link lesen können.',
  make: 'Bericht erstellen',
  state: (reads, end) =>
    `${reads === 0 ? 'Noch nicht geöffnet' : `${formatWhole(reads)}-mal geöffnet`} · bis ${end}`,
  waiting: 'Noch nicht veröffentlicht. Das passiert, sobald dieses Gerät wieder online ist.',
  refused: (reason) => `Nicht veröffentlicht. ${reason}`,
  elsewhere: 'Den Link kennt nur das Gerät, das ihn veröffentlicht hat.',
  copy: 'Link kopieren',
  copyOf: (title) => `Link kopieren: ${title}`,
  copied: 'Der Link ist kopiert',
  revoke: 'Zurückziehen',
  revokeOf: (title) => `Zurückziehen: ${title}`,
  revokeTitle: 'Diesen Link zurückziehen?',
  revokeText: (title) => `„${title}“ lässt sich dann nicht mehr öffnen, auch nicht mit dem Link.`,
  revoked: 'Der Link ist zurückgezogen',
  publishTitle: 'Diesen Bericht veröffentlichen?',
  publishText:
    'Alle mit dem Link können ihn ohne Konto lesen, bis er abläuft oder du ihn zurückziehst. Er enthält, was du ausgewählt hast, aber nicht deinen Namen oder deine Mailadresse.',
  expires: 'Läuft ab in',
  days: (days) => `${formatWhole(days)} Tagen`,
  publish: 'Veröffentlichen',
  full: (max) =>
    `Du hast ${formatWhole(max)} veröffentlichte Berichte, mehr geht nicht. Ziehe einen zurück, um einen weiteren zu veröffentlichen.`,
  tooLarge:
    'Dieser Bericht ist zu groß für einen Link. Wähle weniger Suchphrasen oder Abschnitte, oder speichere ihn als Datei.',
  publishedTitle: 'Der Link ist fertig',
  queuedTitle: 'Der Link ist bald fertig',
  published:
    'Schick ihn allen, die den Bericht lesen sollen. Kopieren und zurückziehen kannst du ihn auch später, am Ende dieser Seite.',
  queued:
    'Er funktioniert, sobald dieses Gerät wieder online ist. Kopieren und zurückziehen kannst du ihn auch später, am Ende dieser Seite.',
  link: 'Link',
  send: 'Link teilen',
  done: 'Fertig',
  failed: 'Die Änderung konnte nicht gespeichert werden',
  needsDomain:
    'Dieser Server kann keine veröffentlichten Berichte anzeigen. Speichere den Bericht als Datei.',
}
