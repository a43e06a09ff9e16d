import type { Catalogue } from '../catalogue.ts'

export const shell: Catalogue['shell'] = {
  home: 'Keytrail, accueil',
  skip: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  footerNavigation: 'Pied de page',
  tabs: 'Rubriques',
  menu: 'Menu',
  more: 'Plus',
  jumpTo: 'Aller à…',
  alertsUnread: (unread) => `Alertes, ${unread} non lues`,
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  signOut: 'Se déconnecter',
  notAffiliated: 'Keytrail n’est pas affilié à TikTok.',
  theme: { name: 'Thème', system: 'Système', light: 'Clair', dark: 'Sombre' },
  loading: 'Chargement',
  opening: 'Ouverture de Keytrail',
  offline: 'Hors ligne. Données enregistrées affichées.',
  tryNow: 'Réessayer',
  review: 'Voir',
  unsaved: {
    session:
      'Ce navigateur n’enregistre pas votre connexion. Vous devrez vous reconnecter après un rechargement.',
    data: 'Ce navigateur n’enregistre aucune donnée pour Keytrail. Gardez cet onglet ouvert jusqu’à l’envoi de vos modifications.',
    all: 'Ce navigateur n’enregistre rien pour Keytrail. Gardez cet onglet ouvert jusqu’à l’envoi de vos modifications.',
  },
  partMissing: 'Cette partie de Keytrail n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  update: 'Mettre à jour',
  updateReady: 'Une nouvelle version de Keytrail est prête.',
  updateAfterSending: 'Vous pourrez mettre à jour une fois vos modifications envoyées.',
  updateOverTyped: 'Mettre à jour maintenant ? Le texte saisi sur cet écran peut être perdu.',
}
