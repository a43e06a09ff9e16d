import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

const credits = (n: number) => counted(n, 'crédit', 'crédits')
const phrases = (n: number) => counted(n, 'expression', 'expressions')

export const searchBatch: Catalogue['searchBatch'] = {
  title: 'Résultats de la recherche multiple',
  andMore: (shown, more) => `${shown} et ${more} autres`,
  lead: 'Ce que TikTok suggère pour plusieurs expressions, dans le pays de votre choix.',
  inPlans: 'Les suggestions par lot et par pays sont comprises dans Premium et Pro.',
  loadingForm: 'Chargement du formulaire',
  nothingSearched: 'Aucune recherche n’a été faite.',
  phrases,
  used: (used, allowance) =>
    `Recherches utilisées ce mois-ci : ${formatWhole(used)}/${formatWhole(allowance)}`,
  change: 'Modifier',
  changeTitle: 'Modifier la recherche',
  moments: 'Cela peut prendre quelques instants',
  progress: (done, all) => `${done} sur ${all}`,
  stopping: 'Les recherches en cours se terminent',
  onDevice: (some, all) =>
    `${phrases(some)} sur ${all} ${plural(some, 'est', 'sont')} sur cet appareil. Rien n’est recherché sans votre accord.`,
  searchFor: (n) => `Rechercher pour ${credits(n)}`,
  fetchOthers: (n) => `${plural(n, 'Récupérer la dernière', `Récupérer les ${n} autres`)} (${credits(n)})`,
  fetchAll: (n) => `Tout récupérer à nouveau (${credits(n)})`,
  someFetched: (some, all) =>
    `${phrases(some)} sur ${all} ${plural(some, 'a été récupérée et conservée', 'ont été récupérées et conservées')}.`,
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
  nothingYetTitle: 'Rien de récupéré pour l’instant',
  nothingYet: 'Les résultats s’affichent ici et restent sur cet appareil.',
  noSuggestions:
    'TikTok n’a aucune suggestion pour ces expressions. Essayez-en de plus courtes ou de plus courantes.',
}
