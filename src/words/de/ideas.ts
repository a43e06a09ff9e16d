import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const ideaName: Catalogue['ideaName'] = {
  video: (id) => `Video ${id}`,
  shortLink: (address) => `Kurzlink ${address}`,
}

export const ideaNoting: Catalogue['ideaNoting'] = {
  make: 'Als Idee merken',
  fromGap: 'Unterschied als Idee merken',
  gap: (checked) => `Worin meins sich von den ersten 10 vom ${checked} unterscheidet:`,
  gapLine: (figure, own, theirs) => `${figure}: ${own}, bei ihnen ${theirs}`,
  noted: (name) => `„${name}“ ist bei deinen Ideen`,
  known: (name) => `„${name}“ war schon bei deinen Ideen`,
  open: 'Öffnen',
  openKept: 'In deinen Ideen: öffnen',
  failed: 'Die Idee konnte auf diesem Gerät nicht gespeichert werden.',
  full: (most) => `Du hast ${most} Ideen, mehr geht nicht. Lösche eine, um Platz zu schaffen.`,
  fullOfPlan: (plan, most, larger) =>
    `Im Tarif ${plan} ist Platz für ${most} Ideen. Lösche eine, um Platz zu schaffen, oder wechsle zu ${larger}.`,
}

export const ideas: Catalogue['ideas'] = {
  title: 'Ideen',
  lead: 'Von der Suchphrase zum gedrehten Video, und was daraus wurde.',
  loading: 'Deine Ideen werden geladen',
  loadFailed: 'Deine Ideen konnten nicht geladen werden',
  add: 'Neue Idee',
  room: (count, most) => `${count} von ${most} Ideen`,
  emptyTitle: 'Noch keine Ideen',
  empty:
    'Merke dir eine aus einem Vorschlag, einer beobachteten Suchphrase oder aus „Was hier gewinnt“. Oder schreib sie hier auf.',
  stages: 'Stufen',
  columns: { idea: 'Idee', filming: 'Im Dreh', published: 'Online', verdict: 'Ergebnis' },
  emptyColumns: {
    idea: 'Hier ist keine Idee.',
    filming: 'Gerade wird nichts gedreht.',
    published: 'Ein Video kommt hierher, sobald du seinen Link einfügst.',
    verdict: 'Das Ergebnis kommt 30 Tage nach der Veröffentlichung.',
  },
  showAll: (count) => `Alle ${count} zeigen`,
  howToMove: 'Zum Verschieben ziehst du eine Idee oder drückst Umschalt und eine Pfeiltaste.',
  actions: (name) => `Aktionen: ${name}`,
  moveTo: (column) => `Verschieben nach: ${column}`,
  moved: (name, column) => `„${name}“ ist jetzt in: ${column}`,
  addLink: 'Link zum Video einfügen',
  delete: 'Löschen',
  deleted: 'Idee gelöscht',
  undo: 'Rückgängig',
  due: (day) => `bis ${day}`,
  late: (day) => `war fällig am ${day}`,
  goalOf: (goal) => `Ziel ${goal}`,
  dayOf: (day, last) => `Tag ${day} von ${last}`,
  position: 'Position',
  noPosition: 'noch keine Position',
  needsPhrase: 'noch ohne Suchphrase',
  untracked: 'nicht beobachtet',
  name: 'Titel',
  note: 'Notiz',
  targetDate: 'Termin',
  goal: 'Ziel',
  goalHint: 'Die Position, die du erreichen willst: 1 bis 100.',
  publishedOn: 'Veröffentlicht am',
  save: 'Speichern',
  create: 'Idee merken',
  saved: 'Idee gespeichert',
  titleProblem: 'Ein Titel braucht mindestens zwei Buchstaben.',
  goalProblem: 'Ein Ziel ist eine Position von 1 bis 100.',
  link: 'TikTok-Link des Videos',
  linkHint:
    'Gedreht und gepostet? Füge den Link ein: Die Idee ist dann online, und ihre Position wird beobachtet.',
  publish: 'Als veröffentlicht markieren',
  verdictComes: (column) => `Nach 30 Tagen wandert die Idee nach „${column}“ und zeigt, was daraus wurde.`,
  notVideo: 'Das ist kein Link zu einem Video auf TikTok.',
  inOtherIdea: (name) => `Dieses Video gehört schon zur Idee „${name}“.`,
  ofIdea: (name, text) => `${name}: ${text}`,
  keptUntracked:
    'Der Link ist gespeichert. Dein Tarif hat keine freie Suchphrase, also wird das Video nicht beobachtet.',
  track: 'Dieses Video täglich beobachten',
  isUntracked: 'Dieses Video wird nicht beobachtet. Sein Ergebnis kommt aus den Prüfungen, die du machst.',
  isPaused: 'Die Beobachtung dieses Videos ist pausiert.',
  openTracked: 'Zur Suchphrase',
  openVideo: 'Auf TikTok öffnen',
  shortLink:
    'Ein Kurzlink nennt das Video nicht. Wir öffnen ihn, sobald du online bist, und beobachten dann das Video.',
  recipe: 'Was damals gewann',
  recipeOf: (videos, checked) =>
    `Mittlere Hälfte und Median der ersten ${counted(videos, 'Video', 'Videos')} vom ${checked}.`,
  noRecipe:
    'Auf diesem Gerät ist keine Prüfung dieser Suchphrase, also gibt es noch kein Rezept der ersten 10.',
  keepRecipe: (checked) => `Merken, was am ${checked} gewann`,
  soFar: 'Bisher',
  verdict: 'Ergebnis',
  day: 'Tag',
  goalColumn: 'Ziel',
  plays: 'Aufrufe',
  dayNumber: (day) => `Tag ${day}`,
  notMeasured: 'nicht gemessen',
  expected: 'kommt noch',
  reached: 'erreicht',
  unknown: 'unbekannt',
  playsFrom: 'Die Aufrufe sind die der Prüfung an diesem Tag.',
  outcomes: {
    unmeasured: 'Noch nicht gemessen.',
    neverMeasured: 'In seinen 30 Tagen nie gemessen.',
    unseen: (checks, results) =>
      `In ${counted(checks, 'Prüfung', 'Prüfungen')} nicht unter den ersten ${counted(results, 'Ergebnis', 'Ergebnissen')}.`,
    kept: (best, day, goal) => `Ziel ${goal} erreicht (Platz ${best} an Tag ${day}) und seither gehalten.`,
    lost: (best, day, goal, last) =>
      `Ziel ${goal} erreicht (Platz ${best} an Tag ${day}), in der letzten Prüfung aber Platz ${last}.`,
    left: (best, day, goal) =>
      `Ziel ${goal} erreicht (Platz ${best} an Tag ${day}), in der letzten Prüfung aber nicht mehr dabei.`,
    missed: (best, day, goal) => `Ziel ${goal} verfehlt: Am besten war Platz ${best} an Tag ${day}.`,
    placed: (best, day) => `Am besten war Platz ${best} an Tag ${day}.`,
  },
}
