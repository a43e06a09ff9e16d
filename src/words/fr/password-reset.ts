import type { Catalogue } from '../catalogue.ts'

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
