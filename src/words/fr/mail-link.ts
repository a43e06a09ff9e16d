import type { Catalogue } from '../catalogue.ts'

export const mailLink: Catalogue['mailLink'] = {
  title: 'Vous connecter avec ce lien ?',
  lead: (email) =>
    `Il vous connecte en tant que ${email}, alors qu’aucun compte n’a été créé dans ce navigateur. Si quelqu’un d’autre vous l’a envoyé, tout ce que vous ferez ensuite ira dans son compte.`,
  decline: 'Ne pas se connecter',
  accept: 'Se connecter',
}
