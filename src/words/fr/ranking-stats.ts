import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const rankingStats: Catalogue['rankingStats'] = {
  title: 'Statistiques du classement',
  lead: 'Moyennes des résultats ci-dessus, au moment de la vérification. Une valeur absente compte pour 0.',
  unknown: 'N/D',
  averages: {
    vq_score: 'Score VQ moyen',
    duration: 'Durée moyenne',
    age: 'Âge moyen',
    likes: 'J’aime en moyenne',
    comments: 'Commentaires en moyenne',
    collects: 'Favoris en moyenne',
    plays: 'Lectures en moyenne',
    shares: 'Partages en moyenne',
  },
  basis: (measured, of) =>
    measured === of && of > 1
      ? `sur les ${counted(of, 'résultat')}`
      : `sur ${measured} de ${counted(of, 'résultat')}`,
  charts: 'Statistiques par position',
  chartTitles: {
    vq_score: 'Évolution du score VQ',
    duration: 'Évolution de la durée (secondes)',
    likes: 'J’aime',
    comments: 'Commentaires',
    collects: 'Favoris',
    plays: 'Lectures',
    shares: 'Partages',
  },
  average: 'Moyenne',
  averageShort: (value) => `moy. ${value}`,
  rank: 'Position',
  atRank: (rank) => `Position ${rank}`,
}
