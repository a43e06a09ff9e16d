import type { Catalogue } from '../catalogue.ts'

export const ownResults: Catalogue['ownResults'] = { video: 'Dein Video', account: 'Dein Konto' }
