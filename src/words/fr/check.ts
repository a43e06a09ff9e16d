import { counted } from '#src/lib/format.ts'
import { compactNumbers, plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'
import { formatCount, formatShortScore } from '../check/figures.ts'

export const check: Catalogue['check'] = {
  lead: 'Les vidéos qui se classent sur TikTok pour une expression, de la première à la dernière.',
  another: 'Nouvelle vérification',
  pages: 'Pages',
  pageCount: (n) => counted(n, 'page'),
  allPages: 'Toutes les pages',
  pagesInPlans: 'Plusieurs pages : forfaits payants uniquement',
  searching: 'Recherche…',
  reading: 'Lecture de la vérification enregistrée',
  fetching: (page, pages) =>
    pages === null
      ? `Récupération de la page ${page} (toutes)`
      : `Récupération de la page ${page} sur ${pages}`,
  found: (n) => `${counted(n, 'vidéo')} ${plural(n, 'trouvée')} jusqu’ici…`,
  videos: (n) => counted(n, 'vidéo'),
  fetched: (age) => `actualisé : ${age}`,
  apiTitle: 'Exemple d’URL de l’API',
  copyUrl: 'Copier l’URL',
  apiNote: {
    token: 'Créez sur la page du compte un jeton personnel autorisé à dépenser des crédits. Envoyez-le dans',
    key: 'et un UUID de votre choix dans',
    price: 'Chaque page coûte 1 crédit.',
  },
}

const range = (n: number) => plural(n, 'Page 1', `Pages 1 à ${n}`)

export const checkEndings: Catalogue['checkEndings'] = {
  trackOwn: 'Suivre chaque jour',
  trackOwnWith: (plan) => `Suivre chaque jour avec ${plan}`,
  goOn: (price) => `Continuer pour ${price}`,
  fetchIt: (price) => `Récupérer pour ${price}`,
  nextPage: 'Récupérer la page suivante pour 1 crédit',
  pageFailed: (failure, page) => `${failure} : page ${page}`,
  kept: (n) => `${range(n)} ${plural(n, 'conservée', 'conservées')}.`,
  moreThan: (n, wanted) => `${range(n)} sur ${wanted}. Il y en a d’autres.`,
  more: (n) => `${range(n)} des résultats. Il y en a d’autres.`,
  pagesWith: (kept, plan) =>
    `${range(kept)} des résultats. Les pages ${kept + 1} à 10 sont comprises dans ${plan}.`,
  pagesInPlans: 'Plusieurs pages : forfaits payants uniquement.',
  working: 'Le serveur travaille encore à cette vérification',
  notFetchedTitle: 'Non récupérée',
  notFetched:
    'Cette vérification a été arrêtée avant l’arrivée de sa première page. Rien ne vous sera facturé deux fois.',
}

export const checkNow: Catalogue['checkNow'] = {
  title: 'Vérifier maintenant',
  lead: 'Vérifie le classement maintenant. Les vérifications quotidiennes continuent, sans frais.',
  check: (price) => `Vérifier pour ${price}`,
  pages: 'Pages',
  pagesOf: (pages, results) => `${counted(pages, 'page')}, environ ${results} résultats`,
  offline: 'Vous êtes hors ligne. Lancez cette vérification quand vous serez de nouveau en ligne.',
  fetching: (page, pages) => `Récupération de la page ${page} sur ${pages}`,
  fetched: (pages) => counted(pages, 'page récupérée', 'pages récupérées'),
  queued: 'En attente de connexion. La vérification se lancera quand vous serez de nouveau en ligne.',
  kept: (pages) => `${counted(pages, 'page est conservée', 'pages sont conservées')}.`,
  noAnswer: (title, reason) =>
    `${title}. ${reason} Vous pouvez réessayer ; vous ne serez facturé qu’une fois au plus.`,
}

export const comparison: Catalogue['comparison'] = {
  with: 'Comparer avec',
  withShort: 'Comparer',
  since: (searched) => `Changements depuis le ${searched}`,
  stop: 'Toutes les suggestions',
  choose: 'Choisir une autre recherche de cette expression',
  countries: 'Deux pays : les positions ne sont pas comparables.',
  otherCountries: 'Autres pays',
  between: (earlier, later) => `${earlier} → ${later}`,
  caption: (phrase) => `Comparaison pour ${phrase}`,
  file: (phrase) => `comparaison pour ${phrase}`,
  video: 'Vidéo',
  change: 'Évolution',
  before: 'Avant',
  after: 'Après',
  changes: {
    new: () => 'Nouveau',
    gone: () => 'Disparu',
    unchanged: () => 'Inchangé',
    up: (places) => `+${places}`,
    down: (places) => `−${places}`,
  },
  counts: {
    new: (n) => `${n} ${plural(n, 'nouveau', 'nouveaux')}`,
    gone: (n) => `${n} ${plural(n, 'disparu')}`,
    unchanged: (n) => `${n} ${plural(n, 'inchangé')}`,
    up: (n) => `${n} en hausse`,
    down: (n) => `${n} en baisse`,
  },
  filter: 'Afficher',
  sort: 'Tri',
  allChanges: (n) => `${n} ${plural(n, 'changement')}`,
  showUnchanged: (n) => `Afficher ${n} ${plural(n, 'inchangé')}`,
  hideUnchanged: 'Masquer les inchangés',
  noChanges: 'Rien n’a changé.',
  move: (before, after) => `${before} → ${after}`,
  nothingTitle: 'Rien à comparer',
  nothing: 'Aucune des deux recherches n’a donné de résultats.',
}

export const figures: Catalogue['figures'] = {
  none: 'n.d.',
  seconds: (count) => `${count} s`,
  count: (count) => compactNumbers().format(count),
}

export const ranking: Catalogue['ranking'] = {
  columns: {
    rank: 'Position',
    username: 'Compte',
    yours: 'À vous',
    verified: 'Vérifié',
    created: 'Création',
    description: 'Description',
    followers: 'Abonnés',
    following: 'Abonnements',
    hearts: 'Cœurs',
    videos: 'Vidéos',
    authorLikes: 'J’aime de l’auteur',
    likes: 'J’aime',
    comments: 'Commentaires',
    collects: 'Favoris',
    plays: 'Vues',
    reposts: 'Republications',
    shares: 'Partages',
    vqScore: 'Score VQ',
    duration: 'Durée',
    videoUrl: 'URL de la vidéo',
    authorUrl: 'URL de l’auteur',
    avatar: 'Avatar',
    cover: 'Couverture',
  },
  old: (span) => `il y a ${span}`,
  yes: 'oui',
  no: 'non',
  results: 'Résultats',
  caption: (phrase) => `Classement pour ${phrase}`,
  noVideos: 'TikTok n’a renvoyé aucune vidéo pour cette expression.',
  noResults: 'Aucun résultat',
  notKept: 'Ces résultats ne sont plus conservés ; la position l’est.',
  pressForDetails: 'Cliquez pour plus de détails',
  detailsOf: (rank) => `Position ${rank} : plus de détails`,
  view: 'Voir',
  viewVideo: (rank) => `Voir : position ${rank}, s’ouvre dans un nouvel onglet`,
  preview: 'Aperçu de la vidéo',
  previewOf: (rank) => `Aperçu de la vidéo en position ${rank}`,
  noPreview: 'Aucun aperçu disponible',
  watch: 'Voir sur TikTok',
  newTab: '(s’ouvre dans un nouvel onglet)',
  author: 'Auteur',
  isVerified: { yes: 'Oui', no: 'Non' },
  stats: 'Statistiques de la vidéo',
  statsVqScore: 'Score VQ',
  description: 'Description complète',
  noDescription: 'Aucune description disponible',
}

export const rankingStats: Catalogue['rankingStats'] = {
  title: 'Statistiques du classement',
  lead: (count) =>
    `Moyennes sur ${counted(count, 'résultat')} (ci-dessus), au moment de la vérification. Une valeur absente compte pour 0.`,
  unknown: 'N/D',
  averages: {
    vq_score: 'Score VQ moyen',
    duration: 'Durée moyenne',
    age: 'Âge moyen',
    likes: 'J’aime en moyenne',
    comments: 'Commentaires en moyenne',
    collects: 'Favoris en moyenne',
    plays: 'Vues en moyenne',
    shares: 'Partages en moyenne',
  },
  basis: (measured, of) => `sur ${measured} de ${counted(of, 'résultat')}`,
  charts: 'Statistiques par position',
  chartTitles: {
    vq_score: 'Évolution du score VQ',
    duration: 'Évolution de la durée (secondes)',
    likes: 'J’aime',
    comments: 'Commentaires',
    collects: 'Favoris',
    plays: 'Vues',
    shares: 'Partages',
  },
  byRank: {
    vq_score: 'Score VQ par position',
    duration: 'Durée par position',
    likes: 'J’aime par position',
    comments: 'Commentaires par position',
    collects: 'Favoris par position',
    plays: 'Vues par position',
    shares: 'Partages par position',
  },
  logOf: (title) => `${title}, log`,
  log: 'Échelle log',
  enlarge: (title) => `Agrandir ${title}`,
  yours: (value) => `la vôtre ${value}`,
  yourVideo: 'Votre vidéo',
  against: {
    above: (own, median) => `la vôtre ${own}, au-dessus de la médiane ${median}`,
    below: (own, median) => `la vôtre ${own}, sous la médiane ${median}`,
    at: (own, median) => `la vôtre ${own}, égale à la médiane ${median}`,
  },
  median: (value) => `médiane ${value}`,
  measured: {
    scored: (measured, of) => `${measured} sur ${of} ont un score`,
    known: (measured, of) => `${measured} sur ${of} sont connues`,
  },
  average: 'Moyenne',
  averageShort: (value) => `moy. ${value}`,
  rank: 'Position',
  atRank: (rank) => `Position ${rank}`,
}

export const rankingView: Catalogue['rankingView'] = {
  filter: 'Afficher',
  filters: { all: 'Tout', mine: 'À vous', new: 'Entrées', moved: 'Déplacées' },
  sort: 'Tri',
  twoLines: 'Sur deux lignes',
  fold: (from, to) => `${from} – ${to}`,
  unfold: (from, to) => `Afficher les positions ${from} – ${to}`,
  own: (rank) => `Vous : ${rank}`,
  show: 'Voir',
  since: (time) => `Évolution depuis le ${time}`,
  isNew: 'entrée',
  isSame: '=',
  stats: {
    likes: (count) => `${formatCount(count)} j’aime`,
    plays: (count) => `${formatCount(count)} ${plural(count, 'vue')}`,
    comments: (count) => `${formatCount(count)} ${plural(count, 'commentaire')}`,
    collects: (count) => `${formatCount(count)} ${plural(count, 'favori')}`,
    shares: (count) => `${formatCount(count)} ${plural(count, 'partage')}`,
    followers: (count) => `${formatCount(count)} ${plural(count, 'abonné')}`,
    vq: (score) => `VQ ${formatShortScore(score)}`,
  },
  unknown: (stat) => `${stat} n.d.`,
}

export const sampleData: Catalogue['sampleData'] = {
  name: 'Données d’exemple',
  about: 'Données d’exemple, pas de TikTok.',
}

export const why: Catalogue['why'] = {
  tookPlace: (account) => `@${account} a pris votre place`,
  passed: (account) => `Dépassé par @${account}`,
  passedMany: (videos) => `Dépassé par ${counted(videos, 'vidéo')}`,
  youPassed: (account) => `Vous avez dépassé @${account}`,
  youPassedMany: (videos) => `Vous avez dépassé ${counted(videos, 'vidéo')}`,
  brief: {
    newer: 'plus récente',
    shorter: 'plus courte',
    savedMore: 'plus enregistrée',
    phraseInCaption: 'expression dans la légende',
  },
  briefOf: {
    newer: (videos) => `${videos} plus ${plural(videos, 'récente')}`,
    shorter: (videos) => `${videos} plus ${plural(videos, 'courte')}`,
    savedMore: (videos) => `${videos} plus ${plural(videos, 'enregistrée')}`,
    phraseInCaption: (videos) => `${videos} avec l’expression dans la légende`,
  },
  someOf: {
    newer: (videos) => `dont ${videos} plus ${plural(videos, 'récente')} que la vôtre`,
    shorter: (videos) => `dont ${videos} plus ${plural(videos, 'courte')} que la vôtre`,
    savedMore: (videos) => `dont ${videos} plus ${plural(videos, 'enregistrée')} que la vôtre`,
    phraseInCaption: (videos) => `dont ${videos} avec l’expression dans la légende`,
  },
  rose: (account, before, now) => `@${account} est passé de ${before} à ${now}`,
  entered: (account, now) => `@${account} arrive en ${now}`,
  measured: {
    newer: (theirs, yours) => `plus récente (${theirs}, la vôtre ${yours})`,
    shorter: (theirs, yours) => `plus courte (${theirs}, la vôtre ${yours})`,
    savedMore: (theirs, yours) => `plus souvent enregistrée (${theirs} des vues, la vôtre ${yours})`,
  },
  isSo: (differences) => `Cette vidéo est ${differences}.`,
  saysPhrase: 'Sa légende contient l’expression, la vôtre non.',
}
