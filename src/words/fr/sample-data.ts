import type { Catalogue } from '../catalogue.ts'

export const sampleData: Catalogue['sampleData'] = {
  name: 'Données d’exemple',
  about: 'De la source d’exemple de cette installation, pas de TikTok.',
}
