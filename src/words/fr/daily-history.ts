import type { Catalogue } from '../catalogue.ts'

export const dailyHistory: Catalogue['dailyHistory'] = {
  loading: 'Chargement de vos vérifications quotidiennes',
  failed: 'Impossible de charger l’historique des vérifications',
  none: 'Aucune vérification quotidienne pour l’instant',
  begin: 'Suivre une expression',
  kept: 'Les expressions suivies sont vérifiées une fois par jour. Leurs jours apparaissent ici et s’ouvrent hors ligne.',
  noneMatch: 'Aucune expression ne correspond',
  daysOf: (phrase, country) => `${phrase}, ${country}, jour par jour`,
  position: (day, position) => `${day} : position ${position}`,
  notInFirst: (day, results) => `${day} : hors des ${results} premiers`,
  failedOn: (day, reason) => `${day} : échec de la vérification. ${reason}`,
  measured: (day, position) => `${day} : ${position}`,
  failedShort: 'échec',
  range: (from, until) => `du ${from} au ${until}`,
  earlier: 'Jours précédents',
  later: 'Jours suivants',
  shades: {
    top: '1–3',
    first: '4–10',
    second: '11–20',
    behind: '21 et plus',
    out: 'Non trouvé',
    failed: 'Échec',
  },
}
