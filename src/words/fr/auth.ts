import { maxPasswordBytes, minPasswordLength } from '#src/domain/input-limits.ts'
import { formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const auth: Catalogue['auth'] = {
  signIn: 'Se connecter',
  createAccount: 'Créer un compte',
  email: 'E-mail',
  password: 'Mot de passe',
  loggedIn: 'Vous êtes connecté !',
  resetSent: 'Les instructions pour changer de mot de passe vous ont été envoyées par e-mail !',
  passwordUpdated: 'Votre mot de passe a été modifié !',
  resetLinkRefused: 'Ce lien n’est pas valide ou a expiré',
  resetSessionFailed: 'Impossible de vérifier ce lien',
  resetCodeRefused: 'Ce code est incorrect ou a expiré. Demandez un nouvel e-mail.',
}

export const authErrors: Catalogue['authErrors'] = {
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  cannotAnswer: 'Le serveur ne peut pas répondre pour le moment. Réessayez dans un instant.',
  byCode: {
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
  },
}

export const login: Catalogue['login'] = {
  description: 'Connectez-vous à Keytrail : vos recherches, vos vérifications et vos expressions suivies.',
  forgotPassword: 'Mot de passe oublié ?',
  newHere: 'Première visite ?',
  needsScript: 'La connexion nécessite JavaScript, qui est désactivé dans votre navigateur.',
  tryDemo: 'Essayer le compte de démonstration',
}

export const signup: Catalogue['signup'] = {
  description: {
    plans: 'Un compte Keytrail gratuit : 3 crédits par mois, sans carte bancaire.',
    noPlans: 'Un compte Keytrail ne demande qu’une adresse e-mail et un mot de passe.',
  },
  lead: {
    paid: (plan) => `La première étape vers Keytrail ${plan}. Vous reverrez le prix avant de payer.`,
    plans:
      '3 crédits par mois sont gratuits, chacun pour une recherche ou une vérification. Aucune carte n’est demandée.',
    noPlans: 'Une adresse e-mail et un mot de passe suffisent.',
  },
  next: (phrase) => `Ensuite, vous verrez qui est en tête pour « ${phrase} ».`,
  submit: 'Créer mon compte',
  haveAccount: 'Vous avez déjà un compte ?',
  toConfirm: (email) => ({
    before: `Nous avons envoyé un e-mail à ${email}. Ouvrez le lien qu’il contient, puis `,
    link: 'connectez-vous',
    after: '.',
  }),
}

export const passwordReset: Catalogue['passwordReset'] = {
  ask: {
    title: 'Mot de passe oublié',
    lead: 'Nous vous enverrons un lien et un code par e-mail. Utilisez l’un ou l’autre pour choisir un nouveau mot de passe.',
    submit: 'Recevoir l’e-mail',
    haveCode: 'J’ai un code',
  },
  backToSignIn: 'Retour à la connexion',
  enter: {
    title: 'Saisissez le code',
    lead: 'Il se trouve dans l’e-mail et sert une seule fois, pendant une heure. Le lien fait la même chose.',
    submit: 'Continuer',
    sendAnother: 'Renvoyer un e-mail',
    code: 'Code',
  },
  sent: (email) => `Si un compte existe pour ${email}, un e-mail est en route.`,
  outbox: {
    before: 'Sur cette installation, les e-mails restent dans la ',
    link: 'boîte d’envoi',
    after: '.',
  },
  checking: 'Vérification de votre lien',
  choose: {
    title: 'Choisissez un nouveau mot de passe',
    submit: 'Changer le mot de passe',
    password: 'Nouveau mot de passe',
  },
  linkFaults: {
    expired: 'Ce lien a expiré. Demandez-en un nouveau.',
    invalid: 'Ce lien n’est pas valide',
    'no-token': 'Ce lien ne contient aucun jeton d’accès',
  },
}

export const newPassword: Catalogue['newPassword'] = {
  hint: `Au moins ${minPasswordLength} caractères.`,
  problems: {
    'too-short': `Utilisez au moins ${minPasswordLength} caractères.`,
    'too-long': `Utilisez au plus ${maxPasswordBytes} caractères.`,
    'is-email': 'N’utilisez pas votre adresse e-mail comme mot de passe.',
  },
  strengths: {
    weak: 'Faible : un mot de passe plus long est plus sûr.',
    fair: 'Moyen : quelques caractères de plus le rendront solide.',
    strong: 'Solide.',
  },
}

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

export const signOut: Catalogue['signOut'] = {
  unsentTitle: 'Se déconnecter avec des modifications non envoyées ?',
  stay: 'Rester connecté',
  discard: 'Se déconnecter et les abandonner',
  signedIn: 'Vous êtes connecté',
  signedInAs: (email) => `Cet appareil est connecté en tant que ${email}.`,
  openDashboard: 'Ouvrir le tableau de bord',
  useAnother: 'Changer de compte',
}

export const consent: Catalogue['consent'] = {
  name: 'Mesure d’audience',
  question: {
    before:
      'Pouvons-nous compter les visites avec Google Tag Manager ? Tout fonctionne aussi sans. Consultez notre ',
    link: 'politique de confidentialité',
    after: '.',
  },
  refuse: 'Non',
  agree: 'Oui, compter les visites',
}

export const mailLink: Catalogue['mailLink'] = {
  title: 'Vous connecter avec ce lien ?',
  lead: (email) =>
    `Il vous connecte en tant que ${email}, alors qu’aucun compte n’a été créé dans ce navigateur. Si quelqu’un d’autre vous l’a envoyé, tout ce que vous ferez ensuite ira dans son compte.`,
  decline: 'Ne pas se connecter',
  accept: 'Se connecter',
}
