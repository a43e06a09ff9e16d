import { formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  deleted: (unsent) =>
    unsent === 0
      ? 'Votre compte a été supprimé.'
      : `Votre compte a été supprimé. ${plural(unsent, '1 modification n’avait pas été envoyée', `${formatWhole(unsent)} modifications n’avaient pas été envoyées`)}.`,
  signedOut: 'Vous êtes déconnecté.',
  signOutFailed: 'La déconnexion a échoué',
  addressConfirmed: 'Votre adresse e-mail est confirmée',
  confirmationRefused: 'Ce lien est invalide ou a expiré. Connectez-vous ou demandez un nouvel e-mail.',
  confirmationFailed: 'Le serveur est injoignable. Rouvrez le lien de l’e-mail dans un instant.',
}
