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
