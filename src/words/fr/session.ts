import type { Catalogue } from '../catalogue.ts'

export const session: Catalogue['session'] = {
  expired: 'Votre session a expiré. Veuillez vous reconnecter.',
  signedOut: 'Vous êtes déconnecté.',
  signOutFailed: 'La déconnexion a échoué',
  addressConfirmed: 'Votre adresse e-mail est confirmée',
  confirmationRefused: 'Ce lien est invalide ou a expiré. Connectez-vous ou demandez un nouvel e-mail.',
  confirmationFailed: 'Le serveur est injoignable. Rouvrez le lien de l’e-mail dans un instant.',
}
