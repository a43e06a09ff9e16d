import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const comparison: Catalogue['comparison'] = {
  with: 'Vergleichen mit',
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
