import { counted, formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const reportForm: Catalogue['reportForm'] = {
  lead: 'Une page avec les positions que vous choisissez, créée sur cet appareil, même sans connexion.',
  loading: 'Lecture de vos expressions',
  noPhrasesTitle: 'Rien à rapporter pour l’instant',
  noPhrases: 'Un rapport montre les positions de vos expressions. Suivez-en d’abord une.',
  toTracking: 'Aller au suivi',
  contents: 'Contenu',
  title: 'Titre',
  usualTitle: 'Positions dans la recherche TikTok',
  days: 'Période',
  dayCount: (days) => `${formatWhole(days)} jours`,
  sections: 'Sections',
  sectionNames: {
    summary: 'Résumé en une phrase',
    positions: 'Tableau des positions',
    charts: 'Graphiques et leurs chiffres',
    ranking: 'Les dix premières vidéos',
    notes: 'Vos notes',
  },
  phrases: 'Expressions',
  chosen: (count, all) => `${formatWhole(count)} sur ${formatWhole(all)} sélectionnées`,
  all: 'Toutes',
  none: 'Aucune',
  save: 'Enregistrer le fichier',
  share: 'Partager',
  publish: 'Publier un lien',
  saved: 'Le rapport est enregistré',
  noTitle: 'Saisissez un titre.',
  noPhrase: 'Sélectionnez une expression.',
  noSection: 'Sélectionnez une section.',
  tooMany: (max) => `Un rapport compte au plus ${counted(max, 'expression')}. Sélectionnez-en moins.`,
  nothing:
    'Rien n’a été vérifié pendant cette période. Choisissez-en une plus longue, ou d’autres expressions.',
  failed: 'Le rapport n’a pas pu être écrit. Rien n’est perdu : réessayez.',
  onlyNotShared: 'Ce navigateur ne peut pas partager le fichier. Enregistrez-le.',
}

export const reportLinks: Catalogue['reportLinks'] = {
  title: 'Rapports publiés',
  none: 'Vous n’avez publié aucun rapport. Un rapport publié est une page que toute personne ayant son lien peut lire.',
  make: 'Créer un rapport',
  state: (reads, end) =>
    `${reads === 0 ? 'Pas encore ouvert' : `Ouvert ${formatWhole(reads)} fois`} · jusqu’au ${end}`,
  waiting: 'Pas encore publié. Il le sera quand cet appareil sera de nouveau en ligne.',
  refused: (reason) => `Non publié. ${reason}`,
  elsewhere: 'Seul l’appareil qui l’a publié connaît son lien.',
  copy: 'Copier le lien',
  copyOf: (title) => `Copier le lien : ${title}`,
  copied: 'Le lien est copié',
  revoke: 'Retirer',
  revokeOf: (title) => `Retirer : ${title}`,
  revokeTitle: 'Retirer ce lien ?',
  revokeText: (title) => `« ${title} » ne pourra plus être ouvert, même par ceux qui ont le lien.`,
  revoked: 'Le lien est retiré',
  publishTitle: 'Publier ce rapport ?',
  publishText:
    'Toute personne ayant le lien peut le lire, sans compte, jusqu’à ce qu’il expire ou que vous le retiriez. Il contient ce que vous avez choisi, mais ni votre nom ni votre adresse e-mail.',
  expires: 'Expire dans',
  days: (days) => `${formatWhole(days)} jours`,
  publish: 'Publier',
  full: (max) =>
    `Vous avez ${formatWhole(max)} rapports publiés, le maximum. Retirez-en un pour en publier un autre.`,
  tooLarge:
    'Ce rapport est trop grand pour un lien. Choisissez moins d’expressions ou de sections, ou enregistrez-le dans un fichier.',
  publishedTitle: 'Le lien est prêt',
  queuedTitle: 'Le lien sera bientôt prêt',
  published:
    'Envoyez-le à qui doit lire le rapport. Vous pourrez aussi le copier ou le retirer plus tard, en bas de cette page.',
  queued:
    'Il fonctionnera dès que cet appareil sera de nouveau en ligne. Vous pourrez aussi le copier ou le retirer plus tard, en bas de cette page.',
  link: 'Lien',
  send: 'Partager le lien',
  done: 'Terminé',
  failed: 'La modification n’a pas pu être enregistrée',
  needsDomain: 'Ce serveur ne peut pas afficher de rapports publiés. Enregistrez le rapport dans un fichier.',
}
