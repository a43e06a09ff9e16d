import type { Catalogue } from '../catalogue.ts'

export const keyPhraseStatus: Catalogue['keyPhraseStatus'] = {
  active: 'Aktiv',
  paused: 'Pausiert',
  pausedByPlan: 'Von deinem Tarif pausiert',
}
