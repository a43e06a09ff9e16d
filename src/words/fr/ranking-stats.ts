import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const rankingStats: Catalogue['rankingStats'] = {
  title: 'Statistiques du classement',
  lead: (count) =>
    `Moyennes sur ${counted(count, 'résultat')} (ci-dessus), au moment de la vérification. Une valeur absente compte pour 0.`,
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
  basis: (measured, of) => `sur ${measured} de ${counted(of, 'résultat')}`,
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
  byRank: {
    vq_score: 'Score VQ par position',
    duration: 'Durée par position',
    likes: 'J’aime par position',
    comments: 'Commentaires par position',
    collects: 'Favoris par position',
    plays: 'Lectures par position',
    shares: 'Partages par position',
  },
  logOf: (title) => `${title}, log`,
  log: 'Échelle log',
  enlarge: (title) => `Agrandir ${title}`,
  yours: (value) => `la vôtre ${value}`,
  yourVideo: 'Votre vidéo',
  against: {
    above: (own, median) => `la vôtre ${own}, au-dessus de la médiane ${median}`,
    below: (own, median) => `la vôtre ${own}, sous la médiane ${median}`,
    at: (own, median) => `la vôtre ${own}, égale à la médiane ${median}`,
  },
  median: (value) => `médiane ${value}`,
  measured: {
    scored: (measured, of) => `${measured} sur ${of} ont un score`,
    known: (measured, of) => `${measured} sur ${of} sont connues`,
  },
  average: 'Moyenne',
  averageShort: (value) => `moy. ${value}`,
  rank: 'Position',
  atRank: (rank) => `Position ${rank}`,
}
