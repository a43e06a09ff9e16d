import type { Catalogue } from '../catalogue.ts'

export const profile: Catalogue['profile'] = {
  loading: 'Dein Profil wird geladen',
  title: 'Vervollständige dein Profil',
  lead: 'Wie dürfen wir dich nennen?',
  save: 'Speichern und weiter',
  pay: (price) => (price === null ? 'Weiter zur Zahlung' : `Weiter zur Zahlung, ${price} im Monat`),
  startFree: 'Gratis starten',
  firstSearch: (phrase) => `Als Nächstes kommt deine erste Suche, „${phrase}“, für 1 Credit.`,
  firstName: 'Vorname',
  lastName: 'Nachname',
  firstNameMissing: 'Gib deinen Vornamen ein.',
  lastNameMissing: 'Gib deinen Nachnamen ein.',
  news: 'Neuigkeiten von Keytrail per E-Mail erhalten',
  newsHint: 'Das kannst du auf deiner Kontoseite jederzeit ändern.',
  completed: 'Dein Profil ist vollständig!',
}
