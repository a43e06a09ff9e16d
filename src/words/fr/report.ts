import { counted, formatWhole } from '../../lib/format.ts'
import { compactNumbers } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type { rankChangeWords } from '../report/rank-changes.ts'
import type { reportWords } from '../report/report.ts'

export const rankChanges: Translation<typeof rankChangeWords> = {
  same: 'inchangé',
  entered: 'entrée dans les résultats',
  left: 'sortie des résultats',
  out: 'toujours absent des résultats',
  up: (places) => `gain de ${counted(places, 'place')}`,
  down: (places) => `perte de ${counted(places, 'place')}`,
}

export const report: Translation<typeof reportWords> = {
  period: (days, count) => `${days}, ${counted(count, 'jour')}`,
  sample: 'Données d’exemple',
  sampleAbout: 'Ne viennent pas de TikTok.',
  summary: (phrases, firstTen) =>
    `${counted(phrases, 'expression')}, ${firstTen === 0 ? 'aucune' : formatWhole(firstTen)} dans le top 10.`,
  checks: (measured, failed) =>
    failed > 0
      ? `${counted(measured, 'vérification')}, ${counted(failed, 'échec')}.`
      : `${counted(measured, 'vérification')}.`,
  positions: 'Positions',
  positionsAbout: (days) =>
    `La dernière position, son évolution sur les ${formatWhole(days)} jours, la meilleure, et le nombre de vérifications qui l’ont mesurée.`,
  columns: {
    phrase: 'Expression',
    position: 'Position',
    change: 'Évolution',
    best: 'Meilleure',
    checks: 'Vérifications',
  },
  none: '–',
  failedCount: (failed) => counted(failed, 'échec'),
  notInFirst: (results) => `Hors des ${formatWhole(results)} premiers`,
  chart: 'Position au fil du temps',
  chartLabel: (phrase) =>
    `Position de « ${phrase} » au fil du temps. Les chiffres sont dans les tableaux à la fin.`,
  chartEmpty: 'Aucune vérification de cette période n’a donné de position.',
  failed: 'vérification échouée',
  notFound: 'absente des résultats',
  ranking: 'Qui est en tête',
  rankingOf: (day) => `Les premières vidéos de la vérification du ${day}.`,
  rankingMissing: 'L’appareil qui a créé ce rapport n’a les résultats d’aucune vérification de ces jours.',
  rankingColumns: { rank: 'Rang', video: 'Vidéo', plays: 'Vues', likes: 'J’aime' },
  own: 'La vôtre',
  count: (count) => compactNumbers().format(count),
  unknown: 'N/D',
  notes: 'Notes',
  figures: 'Chiffres des graphiques',
  figuresOf: (number) => `Tableau ${formatWhole(number)} : position par jour`,
  seeFigures: (number) => `Chiffres : tableau ${formatWhole(number)}`,
  day: 'Jour',
  failedCell: 'Échec',
  made: (day) => `Créé avec Keytrail le ${day}.`,
  goneTitle: 'Ce rapport n’est pas disponible',
  gone: 'Son lien a expiré, a été retiré ou est incomplet.',
}
