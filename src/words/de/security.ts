import type { Catalogue } from '../catalogue.ts'

export const security: Catalogue['security'] = {
  notLoggedIn: 'Du bist nicht angemeldet',
  password: 'Passwort',
  currentPassword: 'Aktuelles Passwort',
  wrongPassword: 'Das ist nicht dein aktuelles Passwort.',
  newPassword: 'Neues Passwort',
  changePassword: 'Passwort ändern',
  changeSignsOut: 'Deine anderen Geräte werden dabei abgemeldet.',
  passwordUpdated: 'Dein Passwort ist geändert!',
  devices: 'Andere Geräte',
  devicesLead: 'Meldet dich innerhalb einer Stunde auf allen anderen Geräten ab.',
  signOutDevices: 'Andere Geräte abmelden',
  devicesLeft: 'Alle anderen Geräte wurden abgemeldet.',
  devicesNotLeft: (reason) => `Deine anderen Geräte konnten nicht abgemeldet werden. ${reason}`,
  deleteAccount: 'Konto löschen',
  deleteLead: {
    plans: 'Entfernt dein Konto, deine Suchen, deine Suchphrasen und dein Abo, hier und auf unseren Servern.',
    noPlans: 'Entfernt dein Konto, deine Suchen und deine Suchphrasen, hier und auf unseren Servern.',
  },
  deleted: 'Dein Konto wurde gelöscht.',
  closed: 'Dein Konto ist geschlossen. Die letzten Daten sind innerhalb einer Stunde gelöscht.',
  deleteFailed: {
    offline: 'Du bist offline. Ein Konto lässt sich nur online löschen; es wurde nichts gelöscht.',
    unknown:
      'Der Server hat nicht rechtzeitig geantwortet. Wir wissen nicht, ob dein Konto gelöscht wurde. Versuch es noch einmal.',
    payments:
      'Dein Abo konnte nicht gekündigt werden, deshalb wurde nichts gelöscht. Versuch es in ein paar Minuten noch einmal.',
    otherwise:
      'Dein Konto konnte nicht gelöscht werden. Es ist nichts verloren; versuch es in ein paar Minuten noch einmal.',
  },
}
