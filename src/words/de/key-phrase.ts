import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const keyPhrasePage: Catalogue['keyPhrasePage'] = {
  untitled: 'Suchphrase',
  loading: 'Die Suchphrase wird geladen',
  loadFailed: 'Die Suchphrase konnte nicht geladen werden',
  missingTitle: 'Suchphrase nicht gefunden',
  missing: 'Sie wurde gelöscht, oder die Adresse ist unvollständig.',
  back: 'Zurück zum Tracking',
  breadcrumb: 'Navigationspfad',
  notChecked: 'Wird nicht geprüft, solange sie pausiert ist.',
  more: (phrase) => `Aktionen für ${phrase}`,
  edit: 'Bearbeiten',
  info: 'Info',
  checkNow: 'Jetzt prüfen',
  checkNowFor: (price) => `Jetzt prüfen · ${price}`,
  otherCountry: (country) => `Prüfungen in ${country} gehören nicht zu deinem Tarif.`,
  note: 'Notiz',
  toResults: 'Zu den Ergebnissen springen',
  uncheckedTitle: 'Keine Ergebnisse gefunden',
  unchecked: 'Noch keine Prüfungen auf diesem Gerät. Die erste läuft innerhalb eines Tages.',
  noteFailed: 'Die Notiz konnte auf diesem Gerät nicht gespeichert werden',
  position: 'Platz',
  stale: 'Veraltet',
  nothingTracked: 'Gib ein Konto oder eine Video-ID an, um deinen Platz zu sehen.',
  lastFailed: (age, reason) => `Die Prüfung ${age} ist fehlgeschlagen. ${reason}`,
  measured: (age, results) => `gemessen ${age} unter ${counted(results, 'Ergebnis', 'Ergebnissen')}`,
  notMeasured: 'Noch nicht gemessen',
  since: { yesterday: 'seit gestern', at: (time) => `seit ${time}`, on: (day) => `seit dem ${day}` },
  inWeek: 'in 7 Tagen',
  was: (position) => `vorher ${position}`,
  notComparable: 'noch nichts zum Vergleichen',
  firstPosition: 'Erste Messung. Die nächste Prüfung zeigt, wohin sich der Platz bewegt.',
  best: (position, day) => `bester Platz ${position}, am ${day}`,
  bestNow: (day) => `bester Platz bisher, zuerst am ${day}`,
  neverSeen: 'nie in den Ergebnissen gefunden',
  card: 'Suchphrase',
  phrase: 'Suchphrase',
  country: 'Land',
  added: 'Hinzugefügt',
  account: 'Konto',
  video: 'Video-ID',
  status: 'Status',
  tags: 'Tags',
}

function checks(read: number, all: number): string {
  return read === all
    ? counted(all, 'Prüfung', 'Prüfungen')
    : `${read} von ${counted(all, 'Prüfung', 'Prüfungen')}`
}

export const besidePanels: Catalogue['besidePanels'] = {
  voice: 'Wer in den Top 10 steht',
  reading: (read, all) => `${checks(read, all)} werden gelesen …`,
  share: (top, days, read, all) =>
    `Anteil an den Top-${top}-Plätzen${days === null ? '' : ` der letzten ${days} Tage`} (${checks(read, all)}).`,
  seen: (times, best) => `In ${counted(times, 'Prüfung', 'Prüfungen')}, bester Platz ${best}`,
  following: 'Gefolgt',
  follow: 'Folgen',
  followOne: (account) => `@${account} folgen`,
  showFewer: 'Weniger zeigen',
  showAll: (all) => `Alle ${all} Konten zeigen`,
  notes: 'Notizen',
  noNotes: 'Notiere, was du geändert hast, etwa Titelbild oder Text, und sieh es im Diagramm.',
  day: 'Tag',
  note: 'Notiz',
  addNote: 'Notiz anlegen',
  changeNote: 'Notiz ändern',
  saveNote: 'Notiz speichern',
  editNote: (note) => `Notiz bearbeiten: ${note}`,
  deleteNote: (note) => `Notiz löschen: ${note}`,
  alerts: 'Hinweise',
}

export const positionChart: Catalogue['positionChart'] = {
  title: 'Plätze im Zeitverlauf',
  range: 'Zeitraum',
  days: (days) => `${days} Tage`,
  all: 'Alle',
  checked: 'Geprüft',
  checks: (checks) =>
    `${counted(checks, 'Prüfung', 'Prüfungen')}. Dein Platz und die aller anderen stammen aus denselben Ergebnissen.`,
  history: 'Verlauf der Plätze',
  yourPosition: 'Dein Platz',
  you: (position) => (position === null ? 'Du' : `Du ${position}`),
  failed: 'fehlgeschlagen',
  notInTop: (results) => `nicht in den Top ${results}`,
  top: (place) => `Top ${place}`,
  best: (position, days) => `${days ? `${days}-Tage-` : ''}Bestwert: ${position}`,
  noCheck: 'Es wurde nicht geprüft',
  note: (note) => `Notiz: ${note}`,
  failedBecause: (reason) => `Fehlgeschlagen: ${reason}`,
  results: (results) => counted(results, 'Ergebnis', 'Ergebnisse'),
  followed: 'Konten, denen du folgst',
  stopFollowing: (account) => `@${account} nicht mehr folgen`,
  reading: 'Ihre Plätze werden gelesen …',
  full: (max) => `Du folgst ${max} Konten. Entferne eins, um einem anderen zu folgen.`,
  followAccount: 'Einem Konto folgen',
  follow: 'Folgen',
  refused: 'Diesem Konto folgst du bereits, oder es ist deins.',
  noAccount: 'Gib einen Kontonamen oder den Link zu einem TikTok-Profil ein.',
  placeholder: '@name',
}

export const positionTable: Catalogue['positionTable'] = {
  checkedAt: 'Geprüft am',
  date: 'Datum',
  position: 'Platz',
  outcome: 'Ergebnis',
  failed: 'Fehlgeschlagen',
  ranked: 'Platziert',
  results: 'Treffer',
  reason: 'Grund',
  madeBy: 'Auslöser',
  tracker: 'Tägliche Prüfung',
  user: 'Jetzt prüfen',
  source: 'Quelle',
}

export const positions: Catalogue['positions'] = {
  notInFirst: (results) => `Nicht unter den ersten ${results}`,
  unknown: 'k. A.',
  signs: { same: '0', entered: 'Neu', left: 'Raus', out: '–' },
  nothingTracked: 'Kein Konto oder Video angegeben',
  inWeek: (change) => `${change} in 7 Tagen`,
  notComparable: 'noch nichts zum Vergleichen',
  reached: (time) => `Erreicht am ${time}`,
  trend: (checks, range, missing, failed) => {
    const parts = [
      plural(checks, 'Letzte Prüfung', `Letzte ${checks} Prüfungen`),
      range ? `Plätze ${range.from} bis ${range.to}` : 'kein Platz',
      missing > 0 && `${missing} nicht in den Ergebnissen`,
      failed > 0 && `${failed} fehlgeschlagen`,
    ]
    return parts.filter(Boolean).join(', ')
  },
  unmeasured: 'noch kein Platz',
}

export const postPicture: Catalogue['postPicture'] = {
  make: 'Bild zum Posten',
  lead: '1080 × 1920. Wo TikTok Knöpfe und Text einblendet, bleibt es frei.',
  failed: 'Das Bild konnte auf diesem Gerät nicht gezeichnet werden. Sonst ist nichts betroffen.',
  notSaved: 'Das Bild konnte auf diesem Gerät nicht gespeichert werden.',
  none: 'Für das Bild braucht es eine Position aus den letzten 30 Tagen.',
  share: 'Teilen',
  save: 'Speichern',
  kicker: 'TikTok-Suche',
  rank: (position) => `#${position}`,
  notInFirst: (results) => `nicht unter den ersten ${results}`,
  quoted: (phrase) => `„${phrase}“`,
  up: (places) => `${counted(places, 'Platz', 'Plätze')} hoch in 30 Tagen`,
  down: (places) => `${counted(places, 'Platz', 'Plätze')} runter in 30 Tagen`,
  same: 'unverändert seit 30 Tagen',
  entered: 'neu in den Ergebnissen',
  sample: 'Beispieldaten',
  described: (phrase, rank, change) =>
    [`Position von „${phrase}“: ${rank}`, change].filter(Boolean).join(', '),
}
