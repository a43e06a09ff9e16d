import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  expired: 'Deine Sitzung ist abgelaufen. Bitte melde dich wieder an.',
  signedOut: 'Du bist abgemeldet.',
  signOutFailed: 'Abmelden fehlgeschlagen',
  addressConfirmed: 'Deine E-Mail-Adresse ist bestätigt',
  confirmationRefused:
    'Dieser Link ist ungültig oder abgelaufen. Melde dich an oder fordere eine neue E-Mail an.',
  confirmationFailed: 'Der Server ist nicht erreichbar. Öffne den Link aus der E-Mail gleich noch einmal.',
}
