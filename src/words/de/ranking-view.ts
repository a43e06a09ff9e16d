import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'
import { formatCount, formatScore } from '../figures.ts'

export const rankingView: Catalogue['rankingView'] = {
  filter: 'Zeigen',
  filters: { all: 'Alle', mine: 'Deine', new: 'Neu', moved: 'Bewegt' },
  sort: 'Nach',
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
    vq: (score) => `VQ ${formatScore(score)}`,
  },
  unknown: (stat) => `${stat} k. A.`,
}
