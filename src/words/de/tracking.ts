import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const bulkAdd: Catalogue['bulkAdd'] = {
  lines: 'Suchphrasen',
  linesHint: 'Eine pro Zeile, oder eine Tabelle mit den Spalten phrase, country, account, video und tags.',
  country: 'Land für Zeilen ohne Angabe',
  file: 'Oder eine CSV-Datei',
  add: (phrases) => `${counted(phrases, 'Suchphrase', 'Suchphrasen')} hinzufügen`,
  preview: 'Vorschau',
  outcomes: {
    ready: 'Wird hinzugefügt',
    duplicate: 'Bereits beobachtet',
    invalid: 'Nicht möglich',
    over: 'Über deinem Limit',
  },
  summary: (lines) => {
    const parts = [
      `${counted(lines.ready, 'wird', 'werden')} hinzugefügt`,
      lines.duplicate > 0 && `${lines.duplicate} bereits beobachtet`,
      lines.invalid > 0 && `${lines.invalid} nicht möglich`,
      lines.over > 0 && `${lines.over} über deinem Limit`,
    ]
    return `${parts.filter(Boolean).join(', ')}.`
  },
  room: (phrases) =>
    `Du kannst noch ${counted(phrases, 'aktive Suchphrase', 'aktive Suchphrasen')} hinzufügen.`,
  phrase: 'Suchphrase',
  outcome: 'Ergebnis',
  lineCountry: 'Land',
  account: 'Konto',
  video: 'Video',
  tags: 'Tags',
  unknownCountry: (text) => `„${text}“ ist kein Land, das Keytrail beobachten kann.`,
  countryNotInPlan: 'Dein Tarif enthält dieses Land nicht.',
}

export const followed: Catalogue['followed'] = {
  videoEnd: (end) => `Video …${end}`,
}

export const keyPhraseForm: Catalogue['keyPhraseForm'] = {
  phrase: 'Suchphrase',
  phraseHint: 'TikTok-Link einfügen oder Suchphrase eingeben.',
  linkTaken: {
    both: 'Konto und Video haben wir aus dem Link übernommen. Welche Suchphrase sollen wir beobachten?',
    account:
      'Das Konto haben wir aus dem Link übernommen, ein Video nennt er nicht. Trag es unten ein, wenn nur dieses zählen soll. Welche Suchphrase sollen wir beobachten?',
    video:
      'Das Video haben wir aus dem Link übernommen, das Konto nennt er nicht. Du kannst es unten eintragen. Welche Suchphrase sollen wir beobachten?',
    short:
      'Ein Kurzlink nennt weder Konto noch Video, deshalb öffnen wir ihn. Falls das nicht klappt, trag beides unten ein. Welche Suchphrase sollen wir beobachten?',
  },
  more: 'Mehr: Konto, Video-ID, Tags',
  account: 'Kontoname',
  accountExample: 'deinname',
  accountHint: 'Das gesuchte Konto, oder füge einen TikTok-Link ein.',
  video: 'Video-ID',
  videoHint: 'Nur dieses Video beobachten (optional).',
  shortLink: {
    waiting: 'Kurzlink: Wir öffnen ihn, sobald du online bist.',
    following: 'Der Kurzlink wird geöffnet …',
    failed: 'Dieser Kurzlink lässt sich gerade nicht öffnen. Wir versuchen es später erneut.',
  },
  tags: 'Tags',
  tagsHint: 'Durch Kommas getrennt.',
  add: 'Hinzufügen',
  missing: 'Gib eine Suchphrase ein.',
  tooLong: (max) => `Eine Suchphrase hat höchstens ${max} Zeichen.`,
  tracked: (paused) => ({
    before: '„',
    after: `“ wird bereits beobachtet.${paused ? ' Sie ist pausiert.' : ''}`,
  }),
  open: 'Öffnen',
}

export const keyPhraseStatus: Catalogue['keyPhraseStatus'] = {
  active: 'Aktiv',
  paused: 'Pausiert',
  pausedByPlan: 'Von deinem Tarif pausiert',
}

export const sharePage: Catalogue['sharePage'] = {
  loading: 'Deine Suchphrasen werden geladen',
  title: 'Mit Keytrail geteilt',
  emptyTitle: 'Aus TikTok hinzufügen',
  saved: (name) => `Bei deinen Ideen gespeichert: ${name}`,
  openIdea: 'Idee öffnen',
  ofIdea: 'Ist es das Video zu einer Idee?',
  rankFor: 'Für welche Suchphrase soll es ranken? Eine Prüfung zeigt, auf welchem Platz es ist.',
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

export const trackedDialogs: Catalogue['trackedDialogs'] = {
  deleteTitle: 'Diese Suchphrase löschen?',
  deleteText: (phrase) =>
    `„${phrase}“ wird endgültig gelöscht, mit Plätzen, täglichen Prüfungen, Notizen und Hinweisen. Prüfungen, die du bezahlt hast, bleiben in deinem Verlauf.`,
  deleteManyTitle: (phrases) => `${phrases} Suchphrasen löschen?`,
  deleteManyText: (phrases) =>
    `${phrases} Suchphrasen werden endgültig gelöscht, mit Plätzen, täglichen Prüfungen, Notizen und Hinweisen. Prüfungen, die du bezahlt hast, bleiben in deinem Verlauf.`,
  confirm: (word) => `Gib zur Bestätigung „${word}“ ein`,
  delete: 'Löschen',
  editTitle: (phrase) => `„${phrase}“ bearbeiten`,
  editText: 'Frühere Prüfungen werden nach dem neuen Konto oder Video durchsucht.',
  save: 'Speichern',
  tagTitle: (phrases) => `Tags von ${counted(phrases, 'Suchphrase', 'Suchphrasen')}`,
  tagsToAdd: 'Neue Tags',
  removeTag: (tag) => `„${tag}“ entfernen`,
}

export const phraseItems: Catalogue['phraseItems'] = {
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  edit: 'Bearbeiten',
}

export const trackedList: Catalogue['trackedList'] = {
  caption: 'Deine Liste',
  emptyTitle: 'Noch keine Suchphrasen beobachtet',
  empty: 'Füge deine erste Suchphrase hinzu, und Keytrail prüft jeden Tag ihren Platz.',
  tracked: (phrases) => counted(phrases, 'beobachtete Suchphrase', 'beobachtete Suchphrasen'),
  activeOf: (active, allowed) => `${active} von ${allowed} aktiv`,
  trackedSome: (shown, phrases) =>
    `${shown} von ${counted(phrases, 'beobachteter Suchphrase', 'beobachteten Suchphrasen')}`,
  noMatchTitle: 'Keine Suchphrase passt',
  noMatch: 'Ändere oder lösche die Filter, um die anderen zu sehen.',
  filterBy: 'Filter',
  selectSome: 'Wählen',
  descriptions: 'Beschreibungen',
  insights: 'Einblicke',
  columns: {
    phrase: 'Suchphrase',
    position: 'Platz',
    change: 'Seit letzter Prüfung',
    week: 'In 7 Tagen',
    best: 'Bester',
    trend: '30 Tage',
    account: 'Konto',
    checked: 'Geprüft',
    actions: 'Aktionen',
  },
  sorts: {
    movers: 'Bewegung zuerst',
    newest: 'Neueste zuerst',
    phrase: 'Suchphrase',
    position: 'Platz, beste zuerst',
    gained: 'Gewonnen seit letzter Prüfung',
    lost: 'Verloren seit letzter Prüfung',
    gainedInWeek: 'Gewonnen in 7 Tagen',
    lostInWeek: 'Verloren in 7 Tagen',
    best: 'Bester Platz',
    usual: 'Bester üblicher Platz',
    opportunity: 'Größte Chance zuerst',
    checked: 'Zuletzt geprüft',
  },
  filter: 'Liste filtern',
  status: 'Status',
  country: 'Im Land',
  tag: 'Tag',
  sortBy: 'Sortieren nach',
  anyStatus: 'Jeder Status',
  anyCountry: 'Jedes Land',
  anyTag: 'Jeder Tag',
  clear: 'Filter löschen',
  video: (id) => `Video ${id}`,
  position: 'Platz: ',
  sinceLast: (change) => `${change} seit der letzten Prüfung`,
  days: (days) => `${days} T.`,
  unchecked: 'Noch nicht geprüft',
  updated: (age) => `Aktualisiert: ${age}`,
  newestCheck: (age) => `Neueste Prüfung: ${age}`,
  failed: (age) => `Fehlgeschlagen: ${age}`,
  stale: (age) => `Zuletzt geprüft: ${age}`,
  waiting: 'Wartet auf Versand',
  notSaved: 'Nicht gespeichert',
  refused: (reason) => `Nicht gespeichert. ${reason}`,
  discard: 'Verwerfen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  delete: 'Löschen',
  tags: 'Tags',
  selection: 'Ausgewählte Suchphrasen',
  select: (phrase) => `${phrase} auswählen`,
  selected: (phrases) => `${phrases} ausgewählt`,
  selectAll: (phrases) => `Alle ${phrases} auswählen`,
  all: 'Alle',
  selectNone: 'Auswahl aufheben',
  actionOn: (action, phrase) => `${action}: ${phrase}`,
  done: 'Erledigt',
  failedBecause: (reason) => `Fehlgeschlagen: ${reason}`,
}

export const trackingOutcomes: Catalogue['trackingOutcomes'] = {
  added: (phrases) => (phrases === 1 ? 'Suchphrase hinzugefügt' : `${phrases} Suchphrasen hinzugefügt`),
  open: 'Öffnen',
  addFailed: 'Die Suchphrase konnte nicht hinzugefügt werden',
  alreadyTracked: 'Diese Suchphrase wird bereits beobachtet',
  statusFailed: 'Der Status konnte nicht geändert werden',
  editFailed: 'Die Suchphrase konnte nicht geändert werden',
  deleted: (phrases) => (phrases === 1 ? 'Suchphrase gelöscht' : `${phrases} Suchphrasen gelöscht`),
  deleteFailed: 'Die Suchphrase konnte nicht gelöscht werden',
  limitReached:
    'Du hast dein Limit an aktiven Suchphrasen erreicht. Pausiere eine Suchphrase, um eine neue hinzuzufügen.',
  locked: 'Upgrade, um Suchphrasen hinzuzufügen',
}

export const trackingPage: Catalogue['trackingPage'] = {
  title: 'Tracking',
  lead: 'Wo deine Videos in der TikTok-Suche stehen, jeden Tag geprüft. Platzierungen hängen von Ort, Zeit und Gerät ab; jede Prüfung ist eine Stichprobe.',
  back: 'Zur Übersicht',
  loading: 'Deine Suchphrasen werden geladen',
  loadFailed: 'Die beobachteten Suchphrasen konnten nicht geladen werden',
  addTitle: 'Zur Liste hinzufügen',
  open: 'Suchphrasen hinzufügen',
  openShort: 'Neu',
  howMany: 'Wie viele',
  one: 'Eine',
  several: 'Mehrere',
  loadingForm: 'Wird geladen',
  fromTikTok: 'Direkt aus TikTok hinzufügen',
  room: (active, allowed) => `${active} von ${allowed} aktiven Suchphrasen. Jede wird einmal am Tag geprüft.`,
  planTracks: (plan, phrases) =>
    `${plan} beobachtet ${phrases} Suchphrasen und prüft für jede täglich deinen Platz.`,
  planTracksPhrase: (plan, phrase, others) =>
    `${plan} prüft jeden Tag deinen Platz für „${phrase}“ und für ${others} weitere Suchphrasen.`,
  upgrade: (plan) => `Upgrade auf ${plan}`,
  sample: 'Beispiel',
  sampleAbout: 'Das zeigt Tracking nach 14 Tagen',
}
