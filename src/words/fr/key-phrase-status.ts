import type { Catalogue } from '../catalogue.ts'

export const keyPhraseStatus: Catalogue['keyPhraseStatus'] = {
  active: 'Active',
  paused: 'En pause',
  pausedByPlan: 'En pause à cause de votre forfait',
}
