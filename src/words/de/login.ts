import type { Catalogue } from '../catalogue.ts'

export const login: Catalogue['login'] = {
  description: 'Melde dich bei Keytrail an: deine Suchen, Prüfungen und beobachteten Suchphrasen.',
  forgotPassword: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  needsScript: 'Zum Anmelden braucht es JavaScript, das in deinem Browser ausgeschaltet ist.',
  tryDemo: 'Demokonto ausprobieren',
}
