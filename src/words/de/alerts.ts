import { maxNameLength, maxUnwelcomeWordLength, maxUnwelcomeWords } from '../../domain/input-limits.ts'
import { counted, formatWhole } from '../../lib/format.ts'
import type { Translation } from '../../lib/translation.ts'
import type { alertRuleWords, alertWords } from '../alerts/alerts.ts'
import type { alertsPageWords } from '../alerts/alerts-page.ts'
import type { brandWordsWords } from '../alerts/brand-words.ts'

const places = (count: number) => counted(count, 'Platz', 'Plätze')

export const alerts: Translation<typeof alertWords> = {
  kinds: {
    enters_first: 'Einstieg in die Top …',
    leaves_first: 'Ausstieg aus den Top …',
    moves_up: 'Anstieg um … oder mehr',
    moves_down: 'Abstieg um … oder mehr',
    lost: 'Nicht mehr in den Ergebnissen',
    found: 'Wieder in den Ergebnissen',
    best_ever: 'Neuer bester Platz',
    failed_twice: 'Zwei fehlgeschlagene Prüfungen in Folge',
    level_better: 'Besser als der übliche Bereich',
    level_worse: 'Schlechter als der übliche Bereich',
  },
  standing: (position, previous, results) => {
    if (position !== null && previous !== null) return `von ${previous} auf ${position}`
    const at = position === null ? `außerhalb der Top ${results}` : `Platz ${position}`
    return `jetzt ${at}, ${previous === null ? 'zuvor nicht gefunden' : `zuvor ${previous}`}`
  },
  entered: (threshold, standing) => `In die Top ${threshold} eingestiegen: ${standing}.`,
  left: (threshold, standing) => `Aus den Top ${threshold} gefallen: ${standing}.`,
  movedUp: (by, standing) =>
    by === null ? `Gestiegen: ${standing}.` : `Um ${places(by)} gestiegen: ${standing}.`,
  movedDown: (by, standing) =>
    by === null ? `Gefallen: ${standing}.` : `Um ${places(by)} gefallen: ${standing}.`,
  lost: (results, previous) =>
    `Nicht mehr in den Top ${results}${previous === null ? '' : `, zuvor ${previous}`}.`,
  found: (position) =>
    `Wieder in den Ergebnissen${position === null ? '' : `, jetzt auf Platz ${position}`}.`,
  bestEver: (position) => `Neuer bester Platz${position === null ? '' : `: ${position}`}.`,
  levelBetter: (standing) => `Neues Niveau, besser als üblich: ${standing}.`,
  levelWorse: (standing) => `Neues Niveau, schlechter als üblich: ${standing}.`,
  failedTwice: 'Zwei Prüfungen in Folge sind fehlgeschlagen. Es wurde nichts gemessen.',
  brandWord: 'Das schlägt TikTok jetzt zu deinem Namen vor.',
}

export const alertRuleForm: Translation<typeof alertRuleWords> = {
  kind: 'Hinweis bei',
  top: 'Top',
  places: 'Plätze',
  more: 'Weitere Hinweise',
  add: 'Hinweis anlegen',
  addFailed: 'Der Hinweis konnte nicht angelegt werden',
  notWhole: (max) => `Gib eine ganze Zahl von 1 bis ${max} ein.`,
  isThere: 'Diesen Hinweis hast du bereits.',
  removeFailed: 'Der Hinweis konnte nicht entfernt werden',
}

export const alertsPage: Translation<typeof alertsPageWords> = {
  title: 'Hinweise',
  unreadCount: (count) => `${formatWhole(count)} ungelesen`,
  allRead: 'Alles gelesen',
  brandWords: 'Markennamen',
  notifications: 'Mitteilungen',
  on: 'an',
  off: 'aus',
  loading: 'Deine Hinweise werden geladen',
  markAllRead: 'Alle als gelesen markieren',
  markReadFailed: 'Die Hinweise konnten nicht als gelesen markiert werden',
  loadFailed: 'Die Hinweise konnten nicht geladen werden',
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

export const brandWords: Translation<typeof brandWordsWords> = {
  title: 'Markennamen',
  lead: 'Was Leute neben deinem Namen eintippen, einmal am Tag abgefragt. Das kostet keine Credits.',
  loading: 'Deine Markennamen werden geladen',
  form: 'Was abgefragt wird',
  names: 'Namen oder Handles',
  room: (names) => `Einer pro Zeile. Dein Tarif fragt ${counted(names, 'Namen', 'Namen')} ab.`,
  larger: (plan, names) => `${plan} fragt ${names} ab.`,
  country: 'Land',
  unwelcome: 'Unerwünschte Wörter',
  unwelcomeHint:
    'Eins pro Zeile. Enthält ein neuer Vorschlag eins davon, bekommst du einen Hinweis. Zu den heutigen kommt keiner.',
  starters: [
    ...[
      'betrug',
      'betrüger',
      'abzocke',
      'fake',
      'scam',
      'fälschung',
      'klage',
      'verklagt',
      'anzeige',
      'skandal',
    ],
    ...['warnung', 'beschwerde', 'beschwerden', 'geklaut', 'gesperrt', 'verboten'],
  ],
  save: 'Speichern',
  saved: 'Gespeichert.',
  saveFailed: 'Deine Markennamen konnten auf diesem Gerät nicht gespeichert werden. Versuche es noch einmal.',
  problems: {
    short: () => 'Ein Name braucht mindestens zwei Zeichen.',
    long: () => `Ein Name hat höchstens ${maxNameLength} Zeichen.`,
    many: (room) => `Dein Tarif fragt ${counted(room, 'Namen', 'Namen')} ab. Entferne einige.`,
    longWord: () => `Ein unerwünschtes Wort hat höchstens ${maxUnwelcomeWordLength} Zeichen.`,
    manyWords: () => `Gib höchstens ${maxUnwelcomeWords} unerwünschte Wörter ein.`,
  },
  notYet:
    'Noch nicht abgefragt. Die erste Abfrage kommt wenige Minuten, nachdem der Server diesen Namen hat.',
  lookedUp: (time) => `Abgefragt: ${time}.`,
  since: (time, isChanged) =>
    isChanged ? `Neu und weg seit ${time}.` : `Seit ${time} ist nichts neu oder weg.`,
  failed: (time, reason) => `Die Abfrage vom ${time} ist fehlgeschlagen: ${reason} Sie wird wiederholt.`,
  notIncluded: 'Dein Tarif fragt ihn nicht mehr ab.',
  none: 'TikTok schlägt zu diesem Namen nichts vor.',
  isUnwelcome: 'Unerwünscht',
  mark: 'Unerwünscht?',
  unmark: 'Aufheben',
  letters: (credits) => `Mit jedem Buchstaben von a bis z suchen (${credits})`,
  locked: 'Premium fragt einmal am Tag einen Namen ab, Pro fünf, mit Hinweisen auf unerwünschte Vorschläge.',
  samples: ['acme gutscheincode', 'acme betrug', 'acme öffnungszeiten'],
}
