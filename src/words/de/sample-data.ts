import type { Catalogue } from '../catalogue.ts'

export const sampleData: Catalogue['sampleData'] = {
  name: 'Beispieldaten',
  about: 'Aus der Beispielquelle dieser Installation, nicht von TikTok.',
}
