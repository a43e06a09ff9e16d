import type { Catalogue } from '../catalogue.ts'

export const signOut: Catalogue['signOut'] = {
  unsentTitle: 'Se déconnecter avec des modifications non envoyées ?',
  stay: 'Rester connecté',
  discard: 'Se déconnecter et les abandonner',
  signedIn: 'Vous êtes connecté',
  signedInAs: (email) => `Cet appareil est connecté en tant que ${email}.`,
  openDashboard: 'Ouvrir le tableau de bord',
  useAnother: 'Changer de compte',
}
