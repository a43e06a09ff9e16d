import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const positionChart: Catalogue['positionChart'] = {
  title: 'Position au fil du temps',
  range: 'Période',
  days: (days) => `${days} jours`,
  all: 'Tout',
  checked: 'Vérifiée',
  checks: (checks) =>
    `${counted(checks, 'vérification')}. Votre position et celles des autres viennent des mêmes résultats.`,
  history: 'historique des positions',
  yourPosition: 'Votre position',
  you: (position) => (position === null ? 'Vous' : `Vous ${position}`),
  failed: 'échec',
  notInTop: (results) => `hors du top ${results}`,
  top: (place) => `top ${place}`,
  best: (position, days) => `meilleure${days ? ` en ${days} jours` : ''} : ${position}`,
  noCheck: 'Aucune vérification',
  note: (note) => `Note : ${note}`,
  failedBecause: (reason) => `Échec : ${reason}`,
  results: (results) => counted(results, 'résultat'),
  followed: 'Comptes que vous suivez',
  stopFollowing: (account) => `Ne plus suivre @${account}`,
  reading: 'Lecture de leurs positions…',
  full: (max) => `Vous suivez ${max} comptes. Retirez-en un pour en suivre un autre.`,
  followAccount: 'Suivre un compte',
  follow: 'Suivre',
  refused: 'Vous suivez déjà ce compte, ou c’est le vôtre.',
  noAccount: 'Saisissez un nom de compte ou le lien d’un profil TikTok.',
  placeholder: '@nom',
}
