import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

const range = (n: number) => plural(n, 'Page 1', `Pages 1 à ${n}`)

export const checkEndings: Catalogue['checkEndings'] = {
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
