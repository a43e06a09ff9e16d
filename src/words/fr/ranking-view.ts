import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'
import { formatCount, formatScore } from '../figures.ts'

export const rankingView: Catalogue['rankingView'] = {
  filter: 'Afficher',
  filters: { all: 'Tout', mine: 'À vous', new: 'Entrées', moved: 'Bougé' },
  sort: 'Tri',
  fold: (from, to) => `${from} – ${to}`,
  unfold: (from, to) => `Afficher les positions ${from} – ${to}`,
  own: (rank) => `Vous : ${rank}`,
  show: 'Voir',
  since: (time) => `Évolution depuis le ${time}`,
  isNew: 'entrée',
  isSame: '=',
  stats: {
    likes: (count) => `${formatCount(count)} j’aime`,
    plays: (count) => `${formatCount(count)} ${plural(count, 'vue')}`,
    comments: (count) => `${formatCount(count)} ${plural(count, 'commentaire')}`,
    collects: (count) => `${formatCount(count)} ${plural(count, 'favori')}`,
    shares: (count) => `${formatCount(count)} ${plural(count, 'partage')}`,
    followers: (count) => `${formatCount(count)} ${plural(count, 'abonné')}`,
    vq: (score) => `VQ ${formatScore(score)}`,
  },
  unknown: (stat) => `${stat} n.d.`,
}
