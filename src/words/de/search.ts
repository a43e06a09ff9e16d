import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'
import { type ByFailure, joinReasons } from '../search/search-reasons.ts'

export const attempts: Catalogue['attempts'] = {
  tooMany: (minutes) =>
    `Zu viele Versuche. Versuch es in ${counted(minutes, 'Minute', 'Minuten')} noch einmal.`,
}

export const batchForm: Catalogue['batchForm'] = {
  mode: 'Modus',
  quantity: 'Anzahl',
  onePerLine: (n, max) => `Eine pro Zeile. ${n} von ${max}.`,
  clear: 'Liste leeren',
  keystrokeExample: 'Laufschuh',
  keystrokeHint: (max) => `Was TikTok nach jedem Anschlag vorschlägt, für die ersten ${max} Zeichen.`,
  expand: 'Phrase erweitern',
  expansions: { letters: 'A bis Z', digits: '0 bis 9', questions: 'Fragen' },
  suggest: 'Vorschläge holen',
  searchAll: (n) => `${counted(n, 'Phrase', 'Phrasen')} suchen`,
}

export const demo: Catalogue['demo'] = {
  title: 'Suchergebnisse',
  resultsFor: 'Ergebnisse für:',
  limit: 'Ohne Konto: 3 Suchen am Tag',
  pricing: 'Preise ansehen',
  signUp: 'Konto erstellen',
  loading: 'Die Ergebnisse werden geladen',
}

export const demoResults: Catalogue['demoResults'] = {
  failed: 'Die Ergebnisse konnten nicht geholt werden. Bitte versuch es noch einmal.',
  notCounted: 'Das zählt nicht zu den drei Suchen von heute.',
  usedUp: 'Du hast die kostenlosen Suchen von heute verbraucht. Morgen gibt es drei neue.',
  moreWithAccount: 'Morgen gibt es drei neue, mit einem Konto schon heute mehr.',
  signUp: 'Konto erstellen',
  whoRanks: (word) => `Wer steht bei „${word}“ vorn?`,
  freeAccount: 'Ein kostenloses Konto zeigt es dir: 3 Credits im Monat, ohne Karte.',
  anAccount: 'Ein Konto zeigt es dir.',
  form: 'Weitere Suche',
  another: 'Andere Suchphrase ausprobieren',
}

export const lookupForm: Catalogue['lookupForm'] = {
  loading: 'Das Formular wird geladen',
  mode: 'Was du finden willst',
  about: {
    related: 'Was rund um eine Phrase sonst noch gesucht wird.',
    single: 'Was TikTok beim Tippen einer Phrase vorschlägt, je Land.',
    multiple: 'Vorschläge zu vielen Phrasen auf einmal, je Land.',
    keystroke: 'Was TikTok nach jedem Buchstaben einer Phrase vorschlägt, je Land.',
    check: 'Welche Videos zu einer Phrase gerade ranken, vom ersten bis zum letzten.',
  },
  locked: {
    single: 'Vorschläge nach Land gibt es mit Premium und Pro.',
    multiple: 'Vorschläge zu vielen Phrasen auf einmal gibt es mit Premium und Pro.',
    keystroke: 'Vorschläge Buchstabe für Buchstabe gibt es mit Premium und Pro.',
  },
  lockedMode: (mode) => `${mode}, nicht in deinem Tarif`,
  sample: 'Beispiel',
  sampleOf: (phrase) => `Was sich zu „${phrase}“ findet`,
  suggest: 'Vorschläge holen',
  searchAll: (n) => `${counted(n, 'Phrase', 'Phrasen')} suchen`,
  firstLetters: (max) => `Gesucht wird nach den ersten ${max} Zeichen.`,
  check: 'Prüfen, wer vorn steht',
  morePages: 'Mehr Seiten prüfen',
  left: (n, all) => `${n} von ${counted(all, 'Credit', 'Credits')} übrig`,
  recent: 'Zuletzt',
  yours: 'Ohne Credit zu öffnen',
  allRecent: 'Ganzer Verlauf',
}

export const lookups: Catalogue['lookups'] = {
  modes: {
    related: 'Verwandte Suchen',
    single: 'Einzeln',
    multiple: 'Mehrere',
    keystroke: 'Buchstaben',
    check: 'Wer vorn steht',
  },
  tooLate: (price) => `Abbrechen geht nicht mehr: Die Abfrage läuft schon, für ${price}.`,
  keyPhrase: 'Suchphrase',
  keyPhrases: 'Suchphrasen',
  phraseExample: 'Laufschuhe',
  country: 'Land',
  inCountries: 'In allen Ländern',
  search: 'Suchen',
  resultsCheck: 'Suchergebnisse prüfen',
  resultsCheckAbout: 'Sieh, wer gerade vorn steht',
  relatedAbout: 'Verwandte Suchen zu einer Phrase. 1 Credit.',
  gathering: 'Daten werden von TikTok geholt …',
  loadingResults: 'Die Ergebnisse werden geladen',
  loadingSearches: 'Deine Suchen werden geladen',
  resultsFor: (phrase) => `Ergebnisse für ${phrase}`,
  noResults: 'Keine Ergebnisse gefunden',
  noSuggestions:
    'TikTok hatte keine Vorschläge zu dieser Phrase. Versuch es mit einer kürzeren oder gängigeren.',
  waiting: 'Wartet auf Verbindung',
  runsOnline: (price) => `Läuft für ${price}, sobald du wieder online bist.`,
  notSearched: 'Nicht gesucht',
  discard: 'Verwerfen',
  toDashboard: 'Zurück zur Übersicht',
  upgrade: 'Upgrade',
  upgradeTo: (plan) => `Upgrade auf ${plan}`,
}

export const phrases: Catalogue['phrases'] = {
  missing: 'Gib eine Suchphrase ein.',
  tooMany: 'Höchstens 50 Suchphrasen sind erlaubt',
  tooLong: (max) => `Eine Suchphrase hat mehr als ${max} Zeichen`,
}

const credits = (n: number) => counted(n, 'Credit', 'Credits')
const countPhrases = (n: number) => counted(n, 'Phrase', 'Phrasen')

export const searchBatch: Catalogue['searchBatch'] = {
  title: 'Ergebnisse der Mehrfachsuche',
  andMore: (shown, more) => `${shown} und ${more} weitere`,
  lead: 'Was TikTok zu vielen Phrasen vorschlägt, im Land deiner Wahl.',
  inPlans: 'Vorschläge zu vielen Phrasen auf einmal, je Land, gibt es mit Premium und Pro.',
  loadingForm: 'Das Formular wird geladen',
  nothingSearched: 'Es wurde nichts gesucht.',
  phrases: countPhrases,
  used: (used, allowance) => `Suchen in diesem Monat: ${formatWhole(used)}/${formatWhole(allowance)}`,
  change: 'Ändern',
  changeTitle: 'Suche ändern',
  moments: 'Das kann einen Moment dauern',
  progress: (done, all) => `${done} von ${all}`,
  stopping: 'Laufende Suchen werden noch beendet',
  onDevice: (some, all) =>
    `${some} von ${countPhrases(all)} ${plural(some, 'ist', 'sind')} auf diesem Gerät. Gesucht wird erst, wenn du es willst.`,
  searchFor: (n) => `Suchen (${credits(n)})`,
  fetchOthers: (n) => `${plural(n, 'Die andere holen', `Die anderen ${n} holen`)} (${credits(n)})`,
  fetchAll: (n) => `Alle neu holen (${credits(n)})`,
  someFetched: (some, all) =>
    `${some} von ${countPhrases(all)} ${plural(some, 'wurde', 'wurden')} geholt und gespeichert.`,
  goOn: (left) => `Weiter (noch ${left}, ${credits(left)})`,
  notFetched: (n) => `${counted(n, 'Phrase wurde', 'Phrasen wurden')} nicht geholt`,
  retryAll: (n) => `Alle ${n} erneut versuchen`,
  retryOne: (phrase) => `Erneut versuchen: ${phrase}`,
  queued: 'Sie laufen für je 1 Credit, sobald du wieder online bist.',
  cancelAll: (n) => `Alle ${n} abbrechen`,
  cancelOne: (phrase) => `Abbrechen: ${phrase}`,
  notRun: (n) => `${counted(n, 'Suche wurde', 'Suchen wurden')} nicht ausgeführt.`,
  results: 'Ergebnisse der Mehrfachsuche',
  view: 'Ansicht',
  bySeed: 'Nach Ausgangsphrase',
  merged: 'Zusammengefasst',
  clusters: 'Gruppen',
  nothingYetTitle: 'Noch nichts geholt',
  nothingYet: 'Die Ergebnisse erscheinen hier und bleiben auf diesem Gerät.',
  noSuggestions: 'TikTok hatte keine Vorschläge zu diesen Phrasen. Versuch es mit kürzeren oder gängigeren.',
}

const causes: ByFailure = {
  invalid_request: 'Die Phrase ist leer oder zu lang.',
  unauthorized: 'Die Sitzung ist abgelaufen.',
  credits_exhausted: 'Alle Credits dieses Zeitraums sind verbraucht.',
  plan_required: 'Dein Tarif enthält diese Suche nicht.',
  captcha_required: 'Bestätige bitte, dass du kein Roboter bist, und such dann noch einmal.',
  method_not_allowed: 'Diese Suche ist nicht möglich.',
  key_reused: 'Diese Suche gehörte schon zu einer anderen Phrase.',
  in_progress: 'Diese Suche läuft noch.',
  internal: 'Bei uns ist etwas schiefgegangen.',
  busy: 'Unser Server ist gerade überlastet.',
  upstream_auth: 'Unser Datenanbieter hat die Anfrage abgelehnt.',
  upstream_blocked: 'TikTok hat diese Anfrage blockiert.',
  upstream_empty: 'TikTok hat eine leere Antwort geschickt.',
  upstream_bad_payload: 'Wir konnten die Antwort von TikTok nicht lesen.',
  not_configured: 'Auf diesem Server ist kein Datenanbieter eingerichtet.',
  upstream_quota: 'Das Kontingent unseres Datenanbieters ist vorerst erschöpft.',
  upstream_unavailable: 'TikTok ist gerade nicht erreichbar.',
  upstream_rate_limited: 'TikTok erhält gerade zu viele Anfragen.',
  upstream_timeout: 'TikTok hat nicht rechtzeitig geantwortet.',
  abandoned: 'Diese Suche wurde vor dem Ende unterbrochen.',
}

export const searchErrors: Catalogue['searchErrors'] = {
  causes,
  reasons: joinReasons(causes, {
    refunded: 'Dein Credit wurde erstattet.',
    nothingCharged: 'Es wurde nichts berechnet.',
    unauthorized: 'Bitte melde dich neu an.',
    credits_exhausted: 'Wann es neue gibt, steht in deinem Konto.',
    key_reused: 'Starte sie neu.',
    in_progress: 'Schau gleich noch einmal vorbei.',
    internal: 'Du kannst es noch einmal versuchen; berechnet wird höchstens einmal.',
    busy: 'Versuch es gleich noch einmal; berechnet wird höchstens einmal.',
  }),
  failed: 'Die Suchergebnisse konnten nicht geholt werden',
  limitCheckFailed: 'Das Suchlimit konnte nicht geprüft werden',
  answerInvalid: 'Die Antwort der API ist leer oder ungültig',
  httpError: (status) => `HTTP-Fehler! Status: ${status}`,
  unreachable: 'Der Server ist nicht erreichbar',
  silences: {
    nobody: 'Es kam keine Antwort.',
    server: 'Der Server hat reagiert, aber ohne Ergebnis.',
    stranger:
      'Statt des Servers hat etwas anderes im Netz geantwortet, etwa ein WLAN, in dem du dich erst anmelden musst.',
  },
  chargedOnce: 'Du kannst es noch einmal versuchen; berechnet wird höchstens einmal.',
  notChargedTwice: 'Dir wird nichts doppelt berechnet.',
}

export const searchPage: Catalogue['searchPage'] = {
  titles: { basic: 'Verwandte Suchen: Ergebnisse', autocomplete: 'Gefundene Vorschläge' },
  cannotTitle: 'Nach dieser Phrase kannst du nicht suchen',
  cannot: (max) => `Sie ist leer oder hat mehr als ${max} Zeichen.`,
  fetched: (age) => `Stand: ${age}`,
  again: 'Neu suchen (1 Credit)',
  once: 'Suchen (1 Credit)',
  notYetTitle: 'Noch nicht gesucht',
  notYet: 'Danach hast du noch nicht gesucht.',
  notInPlan: 'Nicht in deinem Tarif',
  countriesInPlans: 'Vorschläge nach Land gibt es mit Premium und Pro.',
  includedIn: (plan) => `Im Tarif ${plan} ist sie enthalten.`,
  usedUp: 'Du hast alle Credits dieses Zeitraums verbraucht. Deine Ergebnisse bleiben im Verlauf.',
  queued: 'Läuft für 1 Credit, sobald du wieder online bist. Du kannst diese Seite verlassen.',
  notRun: 'Diese Suche wurde nicht ausgeführt',
}

export const searches: Catalogue['searches'] = {
  own: (rank) => `du ${rank}`,
  demo: 'Demo, kostenlos',
  types: { basic: 'Verwandte Suchen', autocomplete: 'Vorschläge', search_results_check: 'Prüfung' },
  unknownState: (state) =>
    `Diese Version von Keytrail kennt den Status „${state}“ nicht. Aktualisiere, um mehr zu sehen.`,
}

export const storedOffer: Catalogue['storedOffer'] = {
  fetched: (age, price) => `Zuletzt geholt: ${age}. Nutze das oder such für ${price} noch einmal.`,
  useIt: 'Nutzen',
  searchAgain: (price) => `Neu suchen (${price})`,
  someFetched: (some, all, rest, price) =>
    `${some} von ${all} Phrasen wurden in den letzten 24 Stunden geholt. Nutze sie (${rest}) oder hol alle neu (${price}).`,
  takeThem: (rest) => `Nutzen (${rest})`,
  fetchAll: (price) => `Alle neu holen (${price})`,
}

export const countries: Catalogue['countries'] = {
  title: (phrase) => `${phrase} in allen Ländern`,
  lead: 'Wer in jedem Land vorn liegt und wie viel die ersten Zehn gemeinsam haben.',
  check: (n, price) => `${counted(n, 'Land', 'Länder')} prüfen (${price})`,
  again: (price) => `Alle noch einmal prüfen (${price})`,
  free: (n) =>
    `${counted(n, 'Land hat', 'Länder haben')} eine Prüfung aus den letzten 24 Stunden: kostenlos.`,
  some: (left, some, all) =>
    `Du hast noch ${counted(left, 'Credit', 'Credits')}, also ${plural(some, 'wird', 'werden')} ${some} von ${all} Ländern geprüft.`,
  progress: (done, all) => `${done} von ${counted(all, 'Land', 'Ländern')} geprüft`,
  checking: 'Wird geprüft',
  caption: (phrase) => `Länder für ${phrase}`,
  country: 'Land',
  position: 'Deine Position',
  alsoIn: (country) => `Auch in ${country}`,
  shared: 'Erste Zehn auch in',
  sharedWith: (country, videos) => `${country} ${videos}`,
  suggestions: 'Vorschläge',
  suggestionCount: (n) => counted(n, 'Vorschlag', 'Vorschläge'),
  checked: 'Geprüft',
  notChecked: 'Noch nicht geprüft',
  ofCountry: (action, country) => `${action}: ${country}`,
  note: 'Aus der neuesten Prüfung jedes Landes. „Auch in“ zählt die Videos, die in beiden Ländern unter den ersten zehn sind. Die Vorschläge stammen aus deiner neuesten gespeicherten Suche in dem Land.',
  inPlans: 'Prüfungen in anderen Ländern gibt es mit Premium und Pro.',
  file: (phrase) => `${phrase} Länder`,
}
