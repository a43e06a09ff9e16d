import type { Catalogue } from '../catalogue.ts'

const byCode: Record<string, string> = {
  captcha_failed: 'Confirmez que vous n’êtes pas un robot.',
  current_password_invalid: 'Ce n’est pas votre mot de passe actuel.',
  current_password_required: 'Saisissez votre mot de passe actuel.',
  email_address_invalid: 'Cette adresse e-mail n’est pas valide.',
  email_exists: 'Un compte existe déjà pour cette adresse e-mail.',
  email_not_confirmed: 'Confirmez d’abord votre adresse e-mail.',
  invalid_credentials: 'Adresse e-mail ou mot de passe incorrect.',
  otp_expired: 'Ce lien n’est pas valide ou a expiré.',
  over_email_send_rate_limit: 'Trop d’e-mails envoyés. Réessayez plus tard.',
  over_request_rate_limit: 'Trop de tentatives. Réessayez plus tard.',
  same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
  signup_disabled: 'La création de comptes est fermée pour le moment.',
  user_already_exists: 'Un compte existe déjà pour cette adresse e-mail.',
  user_banned: 'Ce compte est bloqué.',
  validation_failed: 'Vérifiez votre saisie.',
  weak_password: 'Ce mot de passe est trop faible ou figure dans une fuite de données.',
}

export const authErrors: Catalogue['authErrors'] = {
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  cannotAnswer: 'Le serveur ne peut pas répondre pour le moment. Réessayez dans un instant.',
  refused: (code, message) =>
    (code !== undefined && Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? message,
}
