import { counted } from '#src/lib/format.ts'
import { compactNumbers, plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'
import { formatCount, formatShortScore } from '../check/figures.ts'

export const check: Catalogue['check'] = {
  lead: 'Welche Videos bei TikTok zu einer Phrase erscheinen, vom ersten bis zum letzten.',
  another: 'Neue Prüfung',
  pages: 'Seiten',
  pageCount: (n) => counted(n, 'Seite', 'Seiten'),
  allPages: 'Alle Seiten',
  pagesInPlans: 'Mehrere Seiten nur mit bezahltem Tarif',
  searching: 'Sucht …',
  reading: 'Die gespeicherte Prüfung wird gelesen',
  fetching: (page, pages) =>
    pages === null ? `Seite ${page} wird geholt (alle)` : `Seite ${page} von ${pages} wird geholt`,
  found: (n) => `Bisher ${counted(n, 'Video', 'Videos')} gefunden …`,
  videos: (n) => counted(n, 'Video', 'Videos'),
  fetched: (age) => `Stand: ${age}`,
  apiTitle: 'Beispiel-URL der API',
  copyUrl: 'URL kopieren',
  apiNote: {
    token: 'Lege auf der Kontoseite ein persönliches Token an, das Credits ausgeben darf. Sende es in',
    key: 'und eine eigene UUID in',
    price: 'Jede Seite kostet 1 Credit.',
  },
}

const range = (n: number) => plural(n, 'Seite 1', `Seiten 1 bis ${n}`)

export const checkEndings: Catalogue['checkEndings'] = {
  trackOwn: 'Täglich beobachten',
  trackOwnWith: (plan) => `Mit ${plan} täglich beobachten`,
  goOn: (price) => `Weiter (${price})`,
  fetchIt: (price) => `Holen (${price})`,
  nextPage: 'Nächste Seite holen (1 Credit)',
  pageFailed: (failure, page) => `${failure}: Seite ${page}`,
  kept: (n) => `${range(n)} ${plural(n, 'bleibt', 'bleiben')} gespeichert.`,
  moreThan: (n, wanted) => `${range(n)} von ${wanted}. Es gibt noch mehr.`,
  more: (n) => `${range(n)} der Ergebnisse. Es gibt noch mehr.`,
  pagesWith: (kept, plan) =>
    `${range(kept)} der Ergebnisse. Die Seiten ${kept + 1} bis 10 gibt es mit ${plan}.`,
  pagesInPlans: 'Mehrere Seiten gibt es nur mit bezahltem Tarif.',
  working: 'Der Server arbeitet noch an dieser Prüfung',
  notFetchedTitle: 'Nicht geholt',
  notFetched: 'Diese Prüfung wurde beendet, bevor ihre erste Seite ankam. Dir wird nichts doppelt berechnet.',
}

export const checkNow: Catalogue['checkNow'] = {
  title: 'Jetzt prüfen',
  lead: 'Prüft die Platzierungen jetzt. Die täglichen Prüfungen laufen kostenlos weiter.',
  check: (price) => `Prüfen für ${price}`,
  pages: 'Seiten',
  pagesOf: (pages, results) => `${counted(pages, 'Seite', 'Seiten')}, etwa ${results} Ergebnisse`,
  offline: 'Du bist offline. Starte diese Prüfung, wenn du wieder online bist.',
  fetching: (page, pages) => `Seite ${page} von ${pages} wird geholt`,
  fetched: (pages) => `${pages} geholt`,
  queued: 'Warten auf Verbindung. Die Prüfung läuft, wenn du wieder online bist.',
  kept: (pages) => `${counted(pages, 'Seite ist', 'Seiten sind')} gespeichert.`,
  noAnswer: (title, reason) =>
    `${title}. ${reason} Du kannst es erneut versuchen; berechnet wird höchstens einmal.`,
}

export const comparison: Catalogue['comparison'] = {
  with: 'Vergleichen mit',
  withShort: 'Vergleich',
  since: (searched) => `Änderungen seit ${searched}`,
  stop: 'Alle Vorschläge',
  choose: 'Andere Suche dieser Phrase wählen',
  countries: 'Zwei Länder: Die Plätze sind nicht vergleichbar.',
  otherCountries: 'Andere Länder',
  between: (earlier, later) => `${earlier} → ${later}`,
  caption: (phrase) => `Vergleich zu ${phrase}`,
  file: (phrase) => `Vergleich zu ${phrase}`,
  video: 'Video',
  change: 'Änderung',
  before: 'Vorher',
  after: 'Nachher',
  changes: {
    new: () => 'Neu',
    gone: () => 'Weg',
    unchanged: () => 'Unverändert',
    up: (places) => `${places} nach oben`,
    down: (places) => `${places} nach unten`,
  },
  counts: {
    new: (n) => `${n} neu`,
    gone: (n) => `${n} weg`,
    unchanged: (n) => `${n} unverändert`,
    up: (n) => `${n} nach oben`,
    down: (n) => `${n} nach unten`,
  },
  filter: 'Zeigen',
  sort: 'Nach',
  allChanges: (n) => `${n} ${plural(n, 'Änderung', 'Änderungen')}`,
  showUnchanged: (n) => `${n} ${plural(n, 'unverändertes', 'unveränderte')} zeigen`,
  hideUnchanged: 'Unveränderte ausblenden',
  noChanges: 'Nichts hat sich geändert.',
  move: (before, after) => `${before} → ${after}`,
  nothingTitle: 'Nichts zu vergleichen',
  nothing: 'Beide Suchen haben nichts gefunden.',
}

export const figures: Catalogue['figures'] = {
  none: 'k. A.',
  seconds: (count) => `${count} s`,
  count: (count) => compactNumbers().format(count),
}

export const ranking: Catalogue['ranking'] = {
  columns: {
    rank: 'Platz',
    username: 'Name',
    yours: 'Deins',
    verified: 'Verifiziert',
    created: 'Erstellt',
    description: 'Beschreibung',
    followers: 'Follower',
    following: 'Folgt',
    hearts: 'Herzen',
    videos: 'Videos',
    authorLikes: 'Likes des Autors',
    likes: 'Likes',
    comments: 'Kommentare',
    collects: 'Gespeichert',
    plays: 'Aufrufe',
    reposts: 'Reposts',
    shares: 'Geteilt',
    vqScore: 'VQ-Wert',
    duration: 'Dauer',
    videoUrl: 'Video-URL',
    authorUrl: 'Autor-URL',
    avatar: 'Avatar',
    cover: 'Titelbild',
  },
  old: (span) => `${span} alt`,
  yes: 'ja',
  no: 'nein',
  results: 'Ergebnisse',
  caption: (phrase) => `Platzierungen für ${phrase}`,
  noVideos: 'TikTok hat zu dieser Phrase keine Videos geliefert.',
  noResults: 'Keine Ergebnisse gefunden',
  notKept: 'Diese Ergebnisse werden nicht mehr aufbewahrt, die Position schon.',
  pressForDetails: 'Klicken für mehr Details',
  detailsOf: (rank) => `Platz ${rank}: mehr Details`,
  view: 'Ansehen',
  viewVideo: (rank) => `Ansehen: Platz ${rank}, öffnet einen neuen Tab`,
  preview: 'Vorschau',
  previewOf: (rank) => `Vorschau des Videos auf Platz ${rank}`,
  noPreview: 'Keine Vorschau verfügbar',
  watch: 'Auf TikTok ansehen',
  newTab: '(öffnet einen neuen Tab)',
  author: 'Autor',
  isVerified: { yes: 'Ja', no: 'Nein' },
  stats: 'Zahlen zum Video',
  statsVqScore: 'VQ-Wert',
  description: 'Ganze Beschreibung',
  noDescription: 'Keine Beschreibung verfügbar',
}

const results = (count: number) => counted(count, 'Ergebnis', 'Ergebnissen')

export const rankingStats: Catalogue['rankingStats'] = {
  title: 'Kennzahlen',
  lead: (count) =>
    `Durchschnitte aus ${results(count)} (siehe oben), zum Zeitpunkt der Prüfung. Fehlende Werte zählen als 0.`,
  unknown: 'k. A.',
  averages: {
    vq_score: 'VQ-Wert im Schnitt',
    duration: 'Dauer im Schnitt',
    age: 'Alter im Schnitt',
    likes: 'Likes im Schnitt',
    comments: 'Kommentare im Schnitt',
    collects: 'Gespeichert im Schnitt',
    plays: 'Aufrufe im Schnitt',
    shares: 'Geteilt im Schnitt',
  },
  basis: (measured, of) => `aus ${measured} von ${results(of)}`,
  charts: 'Kennzahlen nach Platz',
  chartTitles: {
    vq_score: 'Verlauf des VQ-Werts',
    duration: 'Verlauf der Dauer (Sekunden)',
    likes: 'Likes',
    comments: 'Kommentare',
    collects: 'Gespeichert',
    plays: 'Aufrufe',
    shares: 'Geteilt',
  },
  byRank: {
    vq_score: 'VQ-Wert nach Platz',
    duration: 'Dauer nach Platz',
    likes: 'Likes nach Platz',
    comments: 'Kommentare nach Platz',
    collects: 'Gespeichert nach Platz',
    plays: 'Aufrufe nach Platz',
    shares: 'Geteilt nach Platz',
  },
  logOf: (title) => `${title}, log.`,
  log: 'Logarithmisch',
  enlarge: (title) => `${title} vergrößern`,
  yours: (value) => `deins ${value}`,
  yourVideo: 'Dein Video',
  against: {
    above: (own, median) => `deins ${own}, über dem Median ${median}`,
    below: (own, median) => `deins ${own}, unter dem Median ${median}`,
    at: (own, median) => `deins ${own}, gleich dem Median ${median}`,
  },
  median: (value) => `Median ${value}`,
  measured: {
    scored: (measured, of) => `${measured} von ${of} wurden bewertet`,
    known: (measured, of) => `${measured} von ${of} sind bekannt`,
  },
  average: 'Durchschnitt',
  averageShort: (value) => `Ø ${value}`,
  rank: 'Platz',
  atRank: (rank) => `Platz ${rank}`,
}

export const rankingView: Catalogue['rankingView'] = {
  filter: 'Zeigen',
  filters: { all: 'Alle', mine: 'Deine', new: 'Neu', moved: 'Bewegt' },
  sort: 'Nach',
  twoLines: 'Zweizeilig',
  fold: (from, to) => `${from} – ${to}`,
  unfold: (from, to) => `Plätze ${from} – ${to} zeigen`,
  own: (rank) => `Du: ${rank}`,
  show: 'Zeigen',
  since: (time) => `Veränderungen seit ${time}`,
  isNew: 'neu',
  isSame: '=',
  stats: {
    likes: (count) => `${formatCount(count)} ${plural(count, 'Like')}`,
    plays: (count) => `${formatCount(count)} ${plural(count, 'Aufruf', 'Aufrufe')}`,
    comments: (count) => `${formatCount(count)} ${plural(count, 'Kommentar', 'Kommentare')}`,
    collects: (count) => `${formatCount(count)} gespeichert`,
    shares: (count) => `${formatCount(count)} geteilt`,
    followers: (count) => `${formatCount(count)} Follower`,
    vq: (score) => `VQ ${formatShortScore(score)}`,
  },
  unknown: (stat) => `${stat} k. A.`,
}

export const sampleData: Catalogue['sampleData'] = {
  name: 'Beispieldaten',
  about: 'Beispieldaten, nicht von TikTok.',
}

export const why: Catalogue['why'] = {
  tookPlace: (account) => `@${account} hat jetzt deinen Platz`,
  passed: (account) => `Von @${account} überholt`,
  passedMany: (videos) => `Von ${counted(videos, 'Video', 'Videos')} überholt`,
  youPassed: (account) => `Du hast @${account} überholt`,
  youPassedMany: (videos) => `Du hast ${counted(videos, 'Video', 'Videos')} überholt`,
  brief: {
    newer: 'neuer',
    shorter: 'kürzer',
    savedMore: 'öfter gespeichert',
    phraseInCaption: 'Suchphrase im Text',
  },
  briefOf: {
    newer: (videos) => `${videos} neuer`,
    shorter: (videos) => `${videos} kürzer`,
    savedMore: (videos) => `${videos} öfter gespeichert`,
    phraseInCaption: (videos) => `${videos} mit der Suchphrase im Text`,
  },
  someOf: {
    newer: (videos) => `${videos} davon neuer als deins`,
    shorter: (videos) => `${videos} davon kürzer als deins`,
    savedMore: (videos) => `${videos} davon öfter gespeichert als deins`,
    phraseInCaption: (videos) => `${videos} davon mit der Suchphrase im Text`,
  },
  rose: (account, before, now) => `@${account} ging von ${before} auf ${now}`,
  entered: (account, now) => `@${account} ist auf ${now} eingestiegen`,
  measured: {
    newer: (theirs, yours) => `neuer (${theirs} alt, deins ${yours})`,
    shorter: (theirs, yours) => `kürzer (${theirs}, deins ${yours})`,
    savedMore: (theirs, yours) => `öfter gespeichert (bei ${theirs} der Aufrufe, deins bei ${yours})`,
  },
  isSo: (differences) => `Das Video ist ${differences}.`,
  saysPhrase: 'Die Suchphrase steht im Text, in deinem nicht.',
}
