import type { Catalogue } from '../catalogue.ts'

export const comparison: Catalogue['comparison'] = {
  with: 'Vergleichen mit',
  choose: 'Andere Suche dieser Phrase wählen',
  countries: (one, other) => `Zwei Länder, ${one} und ${other}: Ihre Ergebnisse sind nicht vergleichbar.`,
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
  nothingTitle: 'Nichts zu vergleichen',
  nothing: 'Beide Suchen haben nichts gefunden.',
}
