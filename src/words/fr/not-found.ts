import type { Catalogue } from '../catalogue.ts'

export const notFound: Catalogue['notFound'] = {
  title: 'Page introuvable',
  text: {
    before: 'Il n’y a rien à l’adresse ',
    after: '. Elle est peut-être mal saisie, ou la page a été déplacée.',
  },
  ways: {
    dashboard: { name: 'Accueil', about: 'Ce qui s’est passé et la suite' },
    search: { name: 'Découvrir', about: 'Chercher une expression' },
    history: { name: 'Historique', about: 'Toutes vos recherches et vérifications' },
    home: { name: 'Accueil', about: 'Ce que fait Keytrail, et une première recherche' },
    signIn: { name: 'Se connecter', about: 'Vos recherches et vos expressions' },
  },
}
