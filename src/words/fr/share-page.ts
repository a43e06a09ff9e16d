import type { Catalogue } from '../catalogue.ts'

export const sharePage: Catalogue['sharePage'] = {
  loading: 'Chargement de vos expressions',
  title: 'Partagé avec Keytrail',
  emptyTitle: 'Ajouter depuis TikTok',
  fromLink: 'Le compte et la vidéo viennent du lien. Quelle expression devons-nous suivre ?',
  empty: 'Dans TikTok, touchez Partager puis Copier le lien. Collez-le ensuite ici.',
  noLink: 'Aucun lien TikTok trouvé : le texte sert d’expression.',
  addTitle: 'Ajouter à votre liste',
  shared: 'Texte partagé : ',
  link: 'Lien TikTok',
  linkProblem: 'Ce n’est pas un lien vers un compte ou une vidéo sur TikTok.',
  shortcut: 'Partager depuis TikTok en deux gestes',
  make: 'Ouvrez l’app Raccourcis, créez un raccourci et nommez-le Keytrail.',
  showInSheet:
    'Dans ses détails, activez « Afficher dans la feuille de partage ». Il reçoit alors ce que vous partagez.',
  encode: 'Ajoutez l’action « Encoder l’URL », pour l’entrée du raccourci.',
  openUrl: {
    before: 'Ajoutez l’action « Ouvrir les URL » avec ',
    after: ' et le texte encodé juste derrière.',
  },
  fromThenOn: 'Ensuite : Partager dans TikTok, puis Keytrail.',
}
