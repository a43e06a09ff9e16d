import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'
import { type ByFailure, joinReasons } from '../search/search-reasons.ts'

export const attempts: Catalogue['attempts'] = {
  tooMany: (minutes) => `Trop de tentatives. Réessayez dans ${counted(minutes, 'minute', 'minutes')}.`,
}

export const batchForm: Catalogue['batchForm'] = {
  mode: 'Mode',
  quantity: 'Quantité',
  onePerLine: (n, max) => `Une par ligne. ${n} sur ${max}.`,
  clear: 'Vider la liste',
  keystrokeExample: 'chaussure',
  keystrokeHint: (max) => `Ce que TikTok suggère après chaque lettre, pour les ${max} premiers caractères.`,
  expand: 'Expression à développer',
  expansions: { letters: 'De A à Z', digits: 'De 0 à 9', questions: 'Questions' },
  suggest: 'Voir les suggestions',
  searchAll: (n) => `Rechercher ${counted(n, 'expression', 'expressions')}`,
}

export const demo: Catalogue['demo'] = {
  title: 'Résultats de recherche',
  resultsFor: 'Résultats pour :',
  limit: 'Sans compte : 3 recherches par jour',
  pricing: 'Voir les tarifs',
  signUp: 'Créer un compte',
  loading: 'Chargement des résultats',
}

export const demoResults: Catalogue['demoResults'] = {
  failed: 'Impossible de récupérer les résultats. Veuillez réessayer.',
  notCounted: 'Cela ne compte pas dans les trois recherches du jour.',
  usedUp: 'Vous avez utilisé les recherches gratuites du jour. Trois autres vous attendent demain.',
  moreWithAccount: 'Trois autres vous attendent demain, ou davantage dès aujourd’hui avec un compte.',
  signUp: 'Créer un compte',
  whoRanks: (word) => `Qui est en tête pour « ${word} » ?`,
  freeAccount: 'Un compte gratuit vous le montre : 3 crédits par mois, sans carte.',
  anAccount: 'Un compte vous le montre.',
  form: 'Autre recherche',
  another: 'Essayer une autre expression',
}

export const lookupForm: Catalogue['lookupForm'] = {
  loading: 'Chargement du formulaire',
  mode: 'Ce que vous cherchez',
  about: {
    related: 'Ce que l’on recherche aussi autour d’une expression.',
    single: 'Ce que TikTok suggère quand on tape une expression, par pays.',
    multiple: 'Des suggestions pour plusieurs expressions à la fois, par pays.',
    keystroke: 'Ce que TikTok suggère après chaque lettre d’une expression, par pays.',
    check: 'Les vidéos classées pour une expression en ce moment, de la première à la dernière.',
  },
  locked: {
    single: 'Les suggestions par pays sont comprises dans Premium et Pro.',
    multiple: 'Les suggestions pour plusieurs expressions à la fois sont comprises dans Premium et Pro.',
    keystroke: 'Les suggestions lettre par lettre sont comprises dans Premium et Pro.',
  },
  lockedMode: (mode) => `${mode}, non compris dans votre forfait`,
  sample: 'Exemple',
  sampleOf: (phrase) => `Ce que l’on trouve pour « ${phrase} »`,
  suggest: 'Voir les suggestions',
  searchAll: (n) => `Rechercher ${counted(n, 'expression', 'expressions')}`,
  firstLetters: (max) => `Les ${max} premiers caractères sont recherchés.`,
  check: 'Voir qui est en tête',
  morePages: 'Vérifier plus de pages',
  left: (n, all) => `${n} ${plural(n, 'crédit')} sur ${all} ${plural(n, 'restant')}`,
  recent: 'Récemment',
  yours: 'À ouvrir sans crédit',
  allRecent: 'Tout l’historique',
}

export const lookups: Catalogue['lookups'] = {
  modes: {
    related: 'Recherches liées',
    single: 'Une seule',
    multiple: 'Plusieurs',
    keystroke: 'Par lettre',
    check: 'Qui est en tête',
  },
  tooLate: (price) => `Trop tard pour annuler : la recherche est déjà lancée, pour ${price}.`,
  keyPhrase: 'Expression',
  keyPhrases: 'Expressions',
  phraseExample: 'chaussures de running',
  country: 'Pays',
  inCountries: 'Dans tous les pays',
  search: 'Rechercher',
  resultsCheck: 'Vérifier les résultats',
  resultsCheckAbout: 'Voyez qui est en tête en ce moment',
  relatedAbout: 'Les recherches associées à une expression. 1 crédit.',
  gathering: 'Récupération des données de TikTok…',
  loadingResults: 'Chargement des résultats',
  loadingSearches: 'Chargement de vos recherches',
  resultsFor: (phrase) => `Résultats pour ${phrase}`,
  noResults: 'Aucun résultat',
  noSuggestions:
    'TikTok n’a aucune suggestion pour cette expression. Essayez-en une plus courte ou plus courante.',
  waiting: 'En attente de connexion',
  runsOnline: (price) => `Partira dès votre retour en ligne, pour ${price}.`,
  notSearched: 'Recherche non effectuée',
  discard: 'Abandonner',
  toDashboard: 'Retour à l’accueil',
  upgrade: 'Changer de forfait',
  upgradeTo: (plan) => `Passer à ${plan}`,
}

export const phrases: Catalogue['phrases'] = {
  missing: 'Saisissez une expression.',
  tooMany: '50 expressions au maximum',
  tooLong: (max) => `Une expression dépasse ${max} caractères`,
}

const credits = (n: number) => counted(n, 'crédit', 'crédits')
const countPhrases = (n: number) => counted(n, 'expression', 'expressions')

export const searchBatch: Catalogue['searchBatch'] = {
  title: 'Résultats de la recherche multiple',
  andMore: (shown, more) => `${shown} et ${more} autres`,
  lead: 'Ce que TikTok suggère pour plusieurs expressions, dans le pays de votre choix.',
  inPlans: 'Les suggestions par lot et par pays sont comprises dans Premium et Pro.',
  loadingForm: 'Chargement du formulaire',
  nothingSearched: 'Aucune recherche n’a été faite.',
  phrases: countPhrases,
  used: (used, allowance) =>
    `Recherches utilisées ce mois-ci : ${formatWhole(used)}/${formatWhole(allowance)}`,
  change: 'Modifier',
  changeTitle: 'Modifier la recherche',
  moments: 'Cela peut prendre quelques instants',
  progress: (done, all) => `${done} sur ${all}`,
  stopping: 'Les recherches en cours se terminent',
  onDevice: (some, all) =>
    `${countPhrases(some)} sur ${all} ${plural(some, 'est', 'sont')} sur cet appareil. Rien n’est recherché sans votre accord.`,
  searchFor: (n) => `Rechercher pour ${credits(n)}`,
  fetchOthers: (n) => `${plural(n, 'Récupérer la dernière', `Récupérer les ${n} autres`)} (${credits(n)})`,
  fetchAll: (n) => `Tout récupérer à nouveau (${credits(n)})`,
  someFetched: (some, all) =>
    `${countPhrases(some)} sur ${all} ${plural(some, 'a été récupérée et conservée', 'ont été récupérées et conservées')}.`,
  goOn: (left) => `Continuer (${plural(left, `${left} restante`, `${left} restantes`)}, ${credits(left)})`,
  notFetched: (n) => counted(n, 'expression n’a pas été récupérée', 'expressions n’ont pas été récupérées'),
  retryAll: (n) => `Réessayer les ${n}`,
  retryOne: (phrase) => `Réessayer : ${phrase}`,
  queued: 'Elles partiront dès votre retour en ligne, pour 1 crédit chacune.',
  cancelAll: (n) => `Annuler les ${n}`,
  cancelOne: (phrase) => `Annuler : ${phrase}`,
  notRun: (n) => `${counted(n, 'recherche n’a pas été effectuée', 'recherches n’ont pas été effectuées')}.`,
  results: 'Résultats du lot',
  view: 'Affichage',
  bySeed: 'Par expression',
  merged: 'Fusionnés',
  clusters: 'Groupes',
  nothingYetTitle: 'Rien de récupéré pour l’instant',
  nothingYet: 'Les résultats s’affichent ici et restent sur cet appareil.',
  noSuggestions:
    'TikTok n’a aucune suggestion pour ces expressions. Essayez-en de plus courtes ou de plus courantes.',
}

const causes: ByFailure = {
  invalid_request: 'L’expression est vide ou trop longue.',
  unauthorized: 'La session a expiré.',
  credits_exhausted: 'Tous les crédits de cette période sont utilisés.',
  plan_required: 'Votre forfait ne comprend pas cette recherche.',
  captcha_required: 'Confirmez que vous n’êtes pas un robot, puis relancez la recherche.',
  method_not_allowed: 'Cette recherche est impossible.',
  key_reused: 'Cette recherche a déjà servi pour une autre expression.',
  in_progress: 'Cette recherche est encore en cours.',
  internal: 'Un problème est survenu de notre côté.',
  busy: 'Notre serveur est trop sollicité pour le moment.',
  upstream_auth: 'Notre fournisseur de données a refusé la requête.',
  upstream_blocked: 'TikTok a bloqué cette requête.',
  upstream_empty: 'TikTok a envoyé une réponse vide.',
  upstream_bad_payload: 'La réponse de TikTok est illisible.',
  not_configured: 'Aucun fournisseur de données n’est configuré sur ce serveur.',
  upstream_quota: 'Le quota de notre fournisseur de données est épuisé pour le moment.',
  upstream_unavailable: 'TikTok est injoignable pour le moment.',
  upstream_rate_limited: 'TikTok reçoit trop de requêtes.',
  upstream_timeout: 'TikTok n’a pas répondu à temps.',
  abandoned: 'Cette recherche a été interrompue avant la fin.',
}

export const searchErrors: Catalogue['searchErrors'] = {
  causes,
  reasons: joinReasons(causes, {
    refunded: 'Votre crédit a été remboursé.',
    nothingCharged: 'Rien n’a été facturé.',
    unauthorized: 'Veuillez vous reconnecter.',
    credits_exhausted: 'Votre compte indique quand il y en aura de nouveaux.',
    key_reused: 'Relancez-la.',
    in_progress: 'Revenez dans un instant.',
    internal: 'Vous pouvez réessayer : vous serez facturé une fois au plus.',
    busy: 'Réessayez dans un instant : vous serez facturé une fois au plus.',
  }),
  failed: 'Impossible de récupérer les résultats de la recherche',
  limitCheckFailed: 'Impossible de vérifier la limite de recherches',
  answerInvalid: 'La réponse de l’API est vide ou invalide',
  httpError: (status) => `Erreur HTTP ! Statut : ${status}`,
  unreachable: 'Le serveur est injoignable',
  silences: {
    nobody: 'Aucune réponse n’est arrivée.',
    server: 'Le serveur a réagi, mais sans résultat.',
    stranger:
      'Autre chose a répondu à la place du serveur, par exemple un réseau qui demande d’abord de se connecter.',
  },
  chargedOnce: 'Vous pouvez réessayer : vous serez facturé une fois au plus.',
  notChargedTwice: 'Rien ne vous sera facturé deux fois.',
}

export const searchPage: Catalogue['searchPage'] = {
  titles: { basic: 'Résultats des recherches liées', autocomplete: 'Suggestions trouvées' },
  cannotTitle: 'Impossible de rechercher cette expression',
  cannot: (max) => `Elle est vide ou dépasse ${max} caractères.`,
  fetched: (age) => `actualisé : ${age}`,
  again: 'Relancer pour 1 crédit',
  once: 'Rechercher pour 1 crédit',
  notYetTitle: 'Pas encore recherché',
  notYet: 'Vous n’avez pas encore fait cette recherche.',
  notInPlan: 'Non compris dans votre forfait',
  countriesInPlans: 'Les suggestions par pays sont comprises dans Premium et Pro.',
  includedIn: (plan) => `Le forfait ${plan} la comprend.`,
  usedUp: 'Vous avez utilisé tous les crédits de cette période. Vos résultats restent dans l’historique.',
  queued: 'Partira dès votre retour en ligne, pour 1 crédit. Vous pouvez quitter cette page.',
  notRun: 'Cette recherche n’a pas été effectuée',
}

export const searches: Catalogue['searches'] = {
  own: (rank) => `vous ${rank}`,
  demo: 'Démo, gratuit',
  types: {
    basic: 'Recherches liées',
    autocomplete: 'Suggestions',
    search_results_check: 'Vérification',
  },
  unknownState: (state) =>
    `Cette version de Keytrail ne connaît pas l’état « ${state} ». Mettez-la à jour pour en voir plus.`,
}

export const storedOffer: Catalogue['storedOffer'] = {
  fetched: (age, price) =>
    `Dernière récupération : ${age}. Utilisez ces résultats ou relancez la recherche pour ${price}.`,
  useIt: 'Utiliser',
  searchAgain: (price) => `Relancer pour ${price}`,
  someFetched: (some, all, rest, price) =>
    `${some} expressions sur ${all} ont été récupérées ces dernières 24 heures. Utilisez-les (${rest}) ou récupérez tout à nouveau (${price}).`,
  takeThem: (rest) => `Les utiliser (${rest})`,
  fetchAll: (price) => `Tout récupérer à nouveau (${price})`,
}

export const countries: Catalogue['countries'] = {
  title: (phrase) => `${phrase} dans tous les pays`,
  lead: 'Qui est en tête dans chaque pays, et ce que les dix premiers ont en commun.',
  check: (n, price) => `Vérifier ${counted(n, 'pays', 'pays')} pour ${price}`,
  again: (price) => `Tout revérifier pour ${price}`,
  free: (n) => `${counted(n, 'pays a', 'pays ont')} une vérification de moins de 24 heures : gratuit.`,
  some: (left, some, all) =>
    `Il vous reste ${counted(left, 'crédit', 'crédits')} : ${some} pays sur ${all} ${plural(some, 'sera vérifié', 'seront vérifiés')}.`,
  progress: (done, all) => `${done} pays sur ${all} ${plural(done, 'vérifié', 'vérifiés')}`,
  checking: 'Vérification en cours',
  caption: (phrase) => `Pays pour ${phrase}`,
  country: 'Pays',
  position: 'Votre position',
  alsoIn: (country) => `Aussi ${country}`,
  shared: 'Les dix premiers, aussi',
  sharedWith: (country, videos) => `${country} ${videos}`,
  suggestions: 'Suggestions',
  suggestionCount: (n) => counted(n, 'suggestion', 'suggestions'),
  checked: 'Vérifié',
  notChecked: 'Pas encore vérifié',
  ofCountry: (action, country) => `${action} : ${country}`,
  note: 'D’après la dernière vérification de chaque pays. « Aussi » compte les vidéos qui figurent parmi les dix premières des deux pays. Les suggestions sont celles de votre dernière recherche enregistrée dans ce pays.',
  inPlans: 'Les vérifications dans d’autres pays sont incluses dans Premium et Pro.',
  file: (phrase) => `${phrase} pays`,
}
