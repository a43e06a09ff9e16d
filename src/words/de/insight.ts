import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const insight: Catalogue['insight'] = {
  loading: 'Die Prüfung wird gelesen',
  howItIsMeasured: 'So wird gemessen',
  winners: 'Was hier gewinnt',
  differs: (lines, of) => `Deins weicht in ${lines} von ${of} ab`,
  noOwn: 'die ersten 10 Videos',
  needsVideos: (videos, least) => `braucht ${least} Videos, die Prüfung hat ${videos}`,
  basis: (videos, checked) =>
    `Mittlere Hälfte und Median der ersten ${counted(videos, 'Video', 'Videos')} der Prüfung vom ${checked}.`,
  ownSeen: (checked) => `Deins wie zuletzt gefunden, ${checked}.`,
  figure: 'Wert',
  topTen: 'Top 10',
  yours: 'Deins',
  figures: {
    length: 'Länge',
    age: 'Alter',
    plays: 'Aufrufe',
    saves: 'Gespeichert',
    comments: 'Kommentare',
    shares: 'Geteilt',
    hashtags: 'Hashtags',
    vqScore: 'VQ-Wert',
  },
  perPlays: 'je 1.000 Aufrufe',
  traits: {
    phrase: 'Suchphrase im Text',
    verified: 'Verifiziertes Konto',
    small: '< 10.000 Follower',
    photo: 'Foto-Post',
  },
  sides: { below: 'darunter', inside: 'mittig', above: 'darüber' },
  yes: 'ja',
  no: 'nein',
  unlikeMost: 'anders',
  conclusion: (above, below, unlike) =>
    [
      above && `Höher als bei den meisten: ${above}.`,
      below && `Niedriger als bei den meisten: ${below}.`,
      unlike && `Anders als die meisten: ${unlike}.`,
    ]
      .filter(Boolean)
      .join(' ') || 'In allem Gemessenen ist deins wie die meisten.',
  of: (having, of) => `${having} von ${of}`,
  median: (value) => `Median ${value}`,
  from: (videos) => `aus ${counted(videos, 'Video', 'Videos')}`,
  tooFew: (videos) => `zu wenige: ${counted(videos, 'Video', 'Videos')}`,
  risers: 'Was hier aufsteigt',
  risersOver: (days) =>
    days === null ? 'gestiegene Videos, in allen Prüfungen' : `in ${days} Tagen gestiegene Videos`,
  needsChecks: (checks) =>
    `Braucht noch ${counted(checks, 'Prüfung', 'Prüfungen')} mit vollständigen Ergebnissen.`,
  needsRisers: (risers, least, checks) =>
    `${counted(risers, 'Video', 'Videos')} mit mindestens 3 gewonnenen Plätzen in ${counted(checks, 'Prüfung', 'Prüfungen')}; für den Vergleich braucht es ${least}.`,
  risen: (risers, others, checks) =>
    `${risers} von ${counted(risers + others, 'Video', 'Videos')} mit mindestens 3 gewonnenen Plätzen in ${counted(checks, 'Prüfung', 'Prüfungen')}.`,
  risersSample: 'Aus den Prüfungen, deren Ergebnisse auf diesem Gerät sind.',
  rose: (from, to) => `von ${from} auf ${to}`,
  risersShort: 'Aufsteiger',
  risersConclusion: (above, below) =>
    [above && `Höher bei Aufsteigern: ${above}.`, below && `Niedriger bei Aufsteigern: ${below}.`]
      .filter(Boolean)
      .join(' ') || 'Im Median sind Aufsteiger wie die meisten anderen.',
  others: 'Andere',
  opportunity: 'Chance',
  usualRank: 'Üblicher Platz',
  anyOpportunity: 'Alle Chancen',
  verdicts: { wideOpen: 'Weit offen', open: 'Offen', contested: 'Umkämpft', hard: 'Schwer' },
  signsOf: (holding, known, all) =>
    known < all ? `${holding} von ${known} bekannten Anzeichen` : `${holding} von ${all} Anzeichen`,
  needsSigns: (known, least) => `braucht ${least} bekannte Anzeichen, hat ${known}`,
  signs: {
    fewHavePhrase: 'Weniger als die Hälfte der Texte enthält die Suchphrase',
    old: 'Im Median sind sie älter als 90 Tage',
    smallAccounts: 'Mindestens 3 kommen von Konten unter 10.000 Followern',
    newVideos: 'Mindestens 3 sind seit der Prüfung davor neu in den Top 10',
  },
  unknown: 'unbekannt',
  needsEarlier: 'braucht noch 1 Prüfung innerhalb von 14 Tagen',
  firstTen: (checked) => `Die ersten 10 Videos der Prüfung vom ${checked}.`,
}

export const usualRank: Catalogue['usualRank'] = {
  howItIsMeasured: 'So wird gemessen',
  needs: (checks) => `Üblicher Bereich: braucht noch ${counted(checks, 'Prüfung', 'Prüfungen')}`,
  movement: {
    usual: 'Übliche Schwankung',
    better: 'Ungewöhnlich gut',
    worse: 'Ungewöhnlich schlecht',
  },
  newLevel: {
    better: 'Neues Niveau, besser als üblich',
    worse: 'Neues Niveau, schlechter als üblich',
  },
  slow: (movement, places, isBetter) =>
    `${movement}, aber in drei Wochen ${counted(places, 'Platz', 'Plätze')} ${isBetter ? 'gewonnen' : 'verloren'}`,
  outside: (top) => `außerhalb der Top ${top}`,
  always: (rank) => `Üblich: ${rank}`,
  range: (from, to, median) => `Üblich: ${from} bis ${to}, Median ${median}`,
  found: (found, checks) => `in ${found} von ${counted(checks, 'Prüfung', 'Prüfungen')}`,
  band: (range) => `üblich ${range}`,
  column: 'Üblicher Bereich',
  unknown: 'üblicher Bereich unbekannt',
  openRange: (from) => `${from} oder tiefer`,
}

export const suggestionChanges: Catalogue['suggestionChanges'] = {
  title: (searched) => `Seit ${searched}`,
  counts: ({ new: fresh, gone, up, down }) =>
    fresh + gone + up + down === 0
      ? 'Dieselben Vorschläge in derselben Reihenfolge'
      : `${fresh} neu, ${gone} weg, ${up} gestiegen, ${down} gefallen`,
  compare: 'Vergleichen',
}

export const ownVideos: Catalogue['ownVideos'] = {
  title: 'Deine Videos nebeneinander',
  result: (videos, best) =>
    best === null
      ? 'keins in dieser Prüfung'
      : `${counted(videos, 'Video', 'Videos')}, das beste auf Platz ${best}`,
  together: (together, checks) =>
    `Zwei oder mehr in ${together} von ${counted(checks, 'Prüfung', 'Prüfungen')}. Deine Position ist die des besten.`,
  chart: 'Plätze deiner Videos',
  checked: 'Geprüft',
  noCaption: 'Ohne Text',
  ranks: 'Erster und letzter Platz',
  course: 'Im Verlauf',
  moved: (first, last) => `${first} → ${last}`,
  seen: (seen, checks) => `in ${seen} von ${checks}`,
  courses: {
    gains: 'steigt',
    holds: 'hält den Platz',
    loses: 'verliert Plätze',
    left: 'nicht in der neuesten Prüfung',
  },
  needs: (checks) => `braucht noch ${counted(checks, 'Prüfung', 'Prüfungen')}`,
}

export const brief: Catalogue['brief'] = {
  title: 'Ein Briefing fürs nächste Video',
  result: 'Messwerte zum Kopieren und Teilen',
  heading: (phrase, country) => `Briefing für „${phrase}“, ${country}`,
  basis: (videos, checked) =>
    `Gemessen an den ersten ${counted(videos, 'Video', 'Videos')} der Prüfung vom ${checked}; Bereiche sind die mittlere Hälfte.`,
  figure: (name, range) => `${name}: ${range}`,
  yours: (sentence, own) => `${sentence}; deins ${own}.`,
  tooFew: (names) => `In zu wenigen Videos gemessen: ${names}.`,
  traits: {
    phrase: (having, of) => `Suchphrase in ${having} von ${of} Texten`,
    photo: (having, of) => `${having} von ${of} sind Foto-Posts`,
  },
  yourTrait: (sentence, has) => `${sentence}; deins: ${has ? 'ja' : 'nein'}.`,
  words: (list) => `Wörter in mindestens 3 Texten: ${list}.`,
  lackingWords: (list) => `Wörter in mindestens 3 Texten, nicht in deinem: ${list}.`,
  hashtags: (list) => `Hashtags von mindestens 3: ${list}.`,
  lackingHashtags: (list) => `Hashtags von mindestens 3, nicht in deinem: ${list}.`,
  opportunity: (verdict, signs) => `Chance: ${verdict}, ${signs}.`,
  copy: 'Kopieren',
  share: 'Teilen',
  copied: 'Briefing kopiert',
}

export const clusters: Catalogue['clusters'] = {
  title: 'Gruppen',
  cluster: 'Gruppe',
  count: (clusters, alone) =>
    `${counted(clusters, 'Gruppe', 'Gruppen')}, ${counted(alone, 'Keyword', 'Keywords')} für sich`,
  keywords: (count) => counted(count, 'Keyword', 'Keywords'),
  alone: (keywords) => `${counted(keywords, 'Keyword', 'Keywords')} für sich`,
  aloneTitle: 'Keywords für sich',
  of: (head) => `Gruppe ${head}`,
  best: 'Beste bekannte Chance:',
  unchecked: 'unbekannt',
}

export const ownRanks: Catalogue['ownRanks'] = {
  title: 'Wo du sonst noch rankst',
  result: (ranks) =>
    plural(ranks, 'ein Platz, den du nicht beobachtest', `${ranks} Plätze, die du nicht beobachtest`),
  sample: 'Aus den Prüfungen auf diesem Gerät, die neuesten zuerst.',
  rank: 'Platz: ',
  track: 'Beobachten',
  trackOne: (phrase) => `${phrase} beobachten`,
}
