import type { Catalogue } from '../catalogue.ts'

export const login: Catalogue['login'] = {
  description: 'Connectez-vous à Keytrail : vos recherches, vos vérifications et vos expressions suivies.',
  forgotPassword: 'Mot de passe oublié ?',
  newHere: 'Première visite ?',
  needsScript: 'La connexion nécessite JavaScript, qui est désactivé dans votre navigateur.',
  tryDemo: 'Essayer le compte de démonstration',
}
