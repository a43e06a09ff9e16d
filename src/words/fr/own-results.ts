import type { Catalogue } from '../catalogue.ts'

export const ownResults: Catalogue['ownResults'] = { video: 'Votre vidéo', account: 'Votre compte' }
