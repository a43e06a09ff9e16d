import { formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  expired: 'Deine Sitzung ist abgelaufen. Bitte melde dich wieder an.',
  deleted: (unsent) =>
    unsent === 0
      ? 'Dein Konto wurde gelöscht.'
      : `Dein Konto wurde gelöscht. ${plural(unsent, '1 Änderung war', `${formatWhole(unsent)} Änderungen waren`)} noch nicht gesendet.`,
  signedOut: 'Du bist abgemeldet.',
  signOutFailed: 'Abmelden fehlgeschlagen',
  addressConfirmed: 'Deine E-Mail-Adresse ist bestätigt',
  confirmationRefused:
    'Dieser Link ist ungültig oder abgelaufen. Melde dich an oder fordere eine neue E-Mail an.',
  confirmationFailed: 'Der Server ist nicht erreichbar. Öffne den Link aus der E-Mail gleich noch einmal.',
}
