import type { Catalogue } from '../catalogue.ts'

export const positionTable: Catalogue['positionTable'] = {
  checkedAt: 'Vérifiée le',
  date: 'Date',
  position: 'Position',
  outcome: 'Issue',
  failed: 'Échec',
  ranked: 'Classée',
  results: 'Résultats',
  reason: 'Raison',
  madeBy: 'Origine',
  tracker: 'Suivi quotidien',
  user: 'Vérifier maintenant',
  source: 'Source',
}
