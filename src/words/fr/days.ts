import type { Catalogue } from '../catalogue.ts'

export const days: Catalogue['days'] = { today: 'Aujourd’hui', yesterday: 'Hier' }
