import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const check: Catalogue['check'] = {
  lead: 'Les vidéos qui se classent sur TikTok pour une expression, de la première à la dernière.',
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
  copied: 'Copié',
  apiNote: {
    token: 'Envoyez votre jeton d’accès dans',
    key: 'et un UUID de votre choix dans',
    price: 'Chaque page coûte 1 crédit.',
  },
}
