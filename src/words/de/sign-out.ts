import type { Catalogue } from '../catalogue.ts'

export const signOut: Catalogue['signOut'] = {
  unsentTitle: 'Trotz ungesendeter Änderungen abmelden?',
  stay: 'Angemeldet bleiben',
  discard: 'Abmelden und verwerfen',
  signedIn: 'Du bist angemeldet',
  signedInAs: (email) => `Dieses Gerät ist als ${email} angemeldet.`,
  openDashboard: 'Übersicht öffnen',
  useAnother: 'Abmelden und Konto wechseln',
}
