import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const account: Catalogue['account'] = {
  loading: 'Dein Konto wird geladen',
  loadFailed: 'Das Profil konnte nicht geladen werden',
  notLoggedIn: 'Du bist nicht angemeldet',
  title: 'Konto',
  details: 'Deine Angaben',
  facts: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    level: 'Tarif',
    credits: 'Credits',
  },
  none: 'k. A.',
  creditsLoading: 'Wird geladen …',
  marketing: 'Neuigkeiten',
  news: 'Neuigkeiten von Keytrail per E-Mail erhalten',
  save: 'Speichern',
  saved: 'Profil gespeichert',
  saveFailed: 'Das Profil konnte nicht gespeichert werden',
  device: 'Auf diesem Gerät',
  nothingKept: 'Hier sind noch keine Suchen oder Prüfungen gespeichert.',
  kept: (what, count) =>
    `${what} ${plural(count, 'ist hier gespeichert und öffnet sich', 'sind hier gespeichert und öffnen sich')} auch offline.`,
  synced: (age) => `Synchronisiert ${age}.`,
  window: {
    takes: (size) => `Prüfungen belegen hier ${size}.`,
    left: (count) =>
      `Von ${counted(count, 'älteren Prüfung', 'älteren Prüfungen')} ist hier nur die Zusammenfassung, der Rest wird beim Öffnen geladen.`,
    perPhrase: 'Prüfungen je Suchphrase',
    newest: (count) => `Die neuesten ${formatWhole(count)}`,
    allChecks: 'Alle',
    maxBytes: 'Platz für Prüfungen',
    noLimit: 'Ohne Grenze',
    failed: 'Dieses Gerät konnte das nicht ändern. Versuche es noch einmal.',
  },
  withoutRoom: (count) =>
    `Für ${formatWhole(count)} deiner Suchen und Prüfungen ist auf diesem Gerät kein Platz. Sie werden geladen, sobald Platz frei ist.`,
  unreadable: (rows) =>
    `Diese Version von Keytrail kann ${counted(rows, 'Zeile', 'Zeilen')} deines Kontos nicht lesen. Es ist nichts verloren; das nächste Update versucht es noch einmal.`,
  clearedUnused:
    'Dieser Browser löscht sie, wenn du ihn sieben Tage lang benutzt, ohne Keytrail zu öffnen. Danach werden sie neu geladen. In Keytrail auf deinem Home-Bildschirm oder im Dock bleiben sie.',
  keptForSure: 'Der Browser hat zugesagt, sie zu behalten, bis du dich abmeldest.',
  clearedForSpace: 'Wenn der Browser sie löscht, um Platz zu schaffen, werden sie neu geladen.',
}
