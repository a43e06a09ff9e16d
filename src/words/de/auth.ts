import type { Catalogue } from '../catalogue.ts'

export const auth: Catalogue['auth'] = {
  signIn: 'Anmelden',
  createAccount: 'Registrieren',
  email: 'E-Mail',
  password: 'Passwort',
  loggedIn: 'Du bist angemeldet!',
  resetSent: 'Wir haben dir eine E-Mail zum Zurücksetzen des Passworts geschickt!',
  passwordUpdated: 'Dein Passwort ist geändert!',
  resetLinkRefused: 'Der Link ist ungültig oder abgelaufen',
  resetSessionFailed: 'Der Link konnte nicht geprüft werden',
  resetCodeRefused: 'Dieser Code ist falsch oder abgelaufen. Fordere eine neue E-Mail an.',
}
