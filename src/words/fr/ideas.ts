import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const ideaName: Catalogue['ideaName'] = {
  video: (id) => `vidéo ${id}`,
  shortLink: (address) => `lien court ${address}`,
}

export const ideaNoting: Catalogue['ideaNoting'] = {
  make: 'En faire une idée',
  fromGap: 'En tirer une idée',
  gap: (checked) => `En quoi la mienne diffère des 10 premières du ${checked} :`,
  gapLine: (figure, own, theirs) => `${figure} : ${own}, chez elles ${theirs}`,
  noted: (name) => `« ${name} » est dans vos idées`,
  known: (name) => `« ${name} » était déjà dans vos idées`,
  open: 'Ouvrir',
  openKept: 'Dans vos idées : ouvrir',
  failed: 'L’idée n’a pas pu être enregistrée sur cet appareil.',
  full: (most) => `Vous avez ${most} idées, c’est le maximum. Supprimez-en une pour en ajouter une autre.`,
  fullOfPlan: (plan, most, larger) =>
    `Le forfait ${plan} garde ${most} idées. Supprimez-en une pour en ajouter une autre, ou passez à ${larger}.`,
}

export const ideas: Catalogue['ideas'] = {
  title: 'Idées',
  lead: 'De l’expression à la vidéo tournée, et ce qu’elle est devenue.',
  loading: 'Chargement de vos idées',
  notHere: 'Pas encore sur cet appareil : vos idées',
  loadFailed: 'Impossible de charger vos idées',
  add: 'Nouvelle idée',
  room: (count, most) => `${count} idées sur ${most}`,
  emptyTitle: 'Pas encore d’idée',
  empty:
    'Faites-en une d’une suggestion, d’une expression suivie ou de « Ce qui marche ici ». Ou écrivez-la ici.',
  stages: 'Étapes',
  columns: { idea: 'Idée', filming: 'Tournage', published: 'En ligne', verdict: 'Bilan' },
  emptyColumns: {
    idea: 'Aucune idée ici.',
    filming: 'Aucun tournage en cours.',
    published: 'Une vidéo arrive ici quand vous collez son lien.',
    verdict: 'Le bilan arrive 30 jours après la publication.',
  },
  showAll: (count) => `Tout afficher (${count})`,
  howToMove: 'Pour déplacer une idée, glissez-la, ou appuyez sur Maj et une flèche.',
  actions: (name) => `Actions : ${name}`,
  moveTo: (column) => `Déplacer vers : ${column}`,
  moved: (name, column) => `« ${name} » est maintenant dans : ${column}`,
  addLink: 'Ajouter le lien de la vidéo',
  delete: 'Supprimer',
  deleted: 'Idée supprimée',
  undo: 'Annuler',
  due: (day) => `pour le ${day}`,
  late: (day) => `était prévue le ${day}`,
  goalOf: (goal) => `objectif ${goal}`,
  dayOf: (day, last) => `jour ${day} sur ${last}`,
  position: 'Position',
  noPosition: 'pas encore de position',
  needsPhrase: 'pas encore d’expression',
  untracked: 'non suivie',
  country: 'Pays',
  name: 'Titre',
  note: 'Note',
  targetDate: 'Date prévue',
  goal: 'Objectif',
  goalHint: 'La position à atteindre, de 1 à 100.',
  publishedOn: 'Publiée le',
  save: 'Enregistrer',
  cancel: 'Annuler',
  create: 'Ajouter l’idée',
  saved: 'Idée enregistrée',
  titleProblem: 'Un titre compte au moins deux lettres.',
  goalProblem: 'Un objectif est une position de 1 à 100.',
  link: 'Le lien TikTok de la vidéo',
  linkHint: 'Tournée et publiée ? Collez son lien : l’idée passe en ligne et sa position est suivie.',
  publish: 'C’est publié',
  notVideo: 'Ce n’est pas un lien vers une vidéo sur TikTok.',
  inOtherIdea: (name) => `Cette vidéo appartient déjà à l’idée « ${name} ».`,
  ofIdea: (name, text) => `${name} : ${text}`,
  keptUntracked:
    'Le lien est enregistré. Votre forfait n’a plus d’expression libre : la vidéo n’est pas suivie.',
  track: 'Suivre cette vidéo chaque jour',
  isUntracked: 'Cette vidéo n’est pas suivie. Son bilan vient des vérifications que vous faites.',
  isPaused: 'Le suivi de cette vidéo est en pause.',
  openTracked: 'Ouvrir son expression',
  openVideo: 'Ouvrir sur TikTok',
  shortLink:
    'Un lien court ne nomme pas la vidéo. Nous l’ouvrirons quand vous serez en ligne, puis la suivrons.',
  recipe: 'Ce qui marchait alors',
  recipeOf: (videos, checked) =>
    `La moitié centrale et la médiane des ${counted(videos, 'première vidéo', 'premières vidéos')} du ${checked}.`,
  noRecipe:
    'Aucune vérification de cette expression n’est sur cet appareil : il n’y a pas encore de recette des 10 premières.',
  keepRecipe: (checked) => `Garder ce qui marchait le ${checked}`,
  soFar: 'Jusqu’ici',
  verdict: 'Bilan',
  day: 'Jour',
  goalColumn: 'Objectif',
  plays: 'Vues',
  dayNumber: (day) => `Jour ${day}`,
  notMeasured: 'non mesurée',
  expected: 'à venir',
  reached: 'atteint',
  unknown: 'inconnues',
  playsFrom: 'Les vues sont celles que la vérification du jour a mesurées.',
  outcomes: {
    unmeasured: 'Aucune vérification ne l’a encore mesurée.',
    neverMeasured: 'Aucune vérification ne l’a mesurée pendant ses 30 jours.',
    unseen: (checks, results) =>
      `Absente des ${counted(results, 'premier résultat', 'premiers résultats')} de ${counted(checks, 'vérification')}.`,
    kept: (best, day, goal) =>
      `Position ${best} au jour ${day}, et restée depuis dans l’objectif de ${goal}.`,
    lost: (best, day, goal, last) =>
      `Objectif ${goal} atteint (position ${best} au jour ${day}), mais position ${last} à la dernière vérification.`,
    left: (best, day, goal) =>
      `Objectif ${goal} atteint (position ${best} au jour ${day}), mais absente de la dernière vérification.`,
    missed: (best, day, goal) => `Objectif ${goal} manqué : au mieux, position ${best} au jour ${day}.`,
    placed: (best, day) => `Au mieux, position ${best} au jour ${day}.`,
  },
}
