import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const keyPhrasePage: Catalogue['keyPhrasePage'] = {
  untitled: 'Expression',
  loading: 'Chargement de l’expression',
  loadFailed: 'Impossible de charger l’expression',
  missingTitle: 'Expression introuvable',
  missing: 'Elle a été supprimée, ou l’adresse est incomplète.',
  back: 'Retour au suivi',
  breadcrumb: 'Fil d’Ariane',
  notChecked: 'Non vérifiée tant qu’elle est en pause.',
  more: (phrase) => `Actions pour ${phrase}`,
  edit: 'Modifier',
  info: 'Infos',
  checkNow: 'Vérifier maintenant',
  checkNowFor: (price) => `Vérifier · ${price}`,
  otherCountry: (country) =>
    `Les vérifications dans ce pays (${country}) ne font pas partie de votre forfait.`,
  note: 'Note',
  toResults: 'Aller aux résultats',
  uncheckedTitle: 'Aucun résultat trouvé',
  unchecked: 'Aucune vérification sur cet appareil pour l’instant. La première a lieu sous un jour.',
  noteFailed: 'Impossible d’enregistrer la note sur cet appareil',
  position: 'Position',
  stale: 'Périmé',
  nothingTracked: 'Ajoutez un compte ou un ID de vidéo pour voir votre position.',
  lastFailed: (age, reason) => `Dernière vérification (${age}) : échec. ${reason}`,
  measured: (age, results) => `mesurée ${age} parmi ${counted(results, 'résultat')}`,
  notMeasured: 'Pas encore mesurée',
  since: { yesterday: 'depuis hier', at: (time) => `depuis ${time}`, on: (day) => `depuis le ${day}` },
  inWeek: 'en 7 jours',
  was: (position) => `avant : ${position}`,
  notComparable: 'rien à comparer pour l’instant',
  firstPosition: 'Première mesure. La prochaine vérification montrera dans quel sens la position évolue.',
  best: (position, day) => `meilleure : ${position}, le ${day}`,
  bestNow: (day) => `meilleure jusqu’ici, depuis le ${day}`,
  neverSeen: 'jamais vue dans les résultats',
  card: 'Expression',
  phrase: 'Expression',
  country: 'Pays',
  added: 'Ajoutée le',
  account: 'Compte',
  video: 'ID de vidéo',
  status: 'État',
  tags: 'Étiquettes',
}

function checks(read: number, all: number): string {
  return read === all ? counted(all, 'vérification') : `${read} sur ${counted(all, 'vérification')}`
}

export const besidePanels: Catalogue['besidePanels'] = {
  voice: 'Qui occupe le top 10',
  reading: (read, all) => `Lecture de ${checks(read, all)}…`,
  share: (top, days, read, all) =>
    `Part des places du top ${top}${days === null ? '' : ` sur les ${days} derniers jours`} (${checks(read, all)}).`,
  seen: (times, best) =>
    `Dans ${counted(times, 'vérification')}, au mieux ${plural(best, '1re', `${best}e`)}`,
  following: 'Suivi',
  follow: 'Suivre',
  followOne: (account) => `Suivre @${account}`,
  showFewer: 'Afficher moins',
  showAll: (all) => `Afficher les ${all} comptes`,
  notes: 'Notes',
  noNotes:
    'Notez ce que vous avez changé, comme une couverture ou une légende, et retrouvez-le sur le graphique.',
  day: 'Jour',
  note: 'Note',
  addNote: 'Ajouter une note',
  changeNote: 'Modifier la note',
  saveNote: 'Enregistrer la note',
  editNote: (note) => `Modifier la note : ${note}`,
  deleteNote: (note) => `Supprimer la note : ${note}`,
  alerts: 'Alertes',
}

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
  best: (position, days) => `meilleure${days ? ` en ${days} jours` : ''} : ${position}`,
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

export const positionTable: Catalogue['positionTable'] = {
  checkedAt: 'Vérifiée le',
  date: 'Date',
  position: 'Position',
  outcome: 'Issue',
  failed: 'Échec',
  ranked: 'Classée',
  results: 'Résultats',
  reason: 'Raison',
  madeBy: 'Origine',
  tracker: 'Suivi quotidien',
  user: 'Vérifier maintenant',
  source: 'Source',
}

export const positions: Catalogue['positions'] = {
  notInFirst: (results) => `Hors des ${results} premiers`,
  unknown: 'N/D',
  signs: { same: '0', entered: 'Entrée', left: 'Sortie', out: '–' },
  nothingTracked: 'Ni compte ni vidéo',
  inWeek: (change) => `${change} en 7 jours`,
  notComparable: 'rien à comparer pour l’instant',
  reached: (time) => `Atteinte le ${time}`,
  trend: (checks, range, missing, failed) => {
    const parts = [
      plural(checks, 'Dernière vérification', `${checks} dernières vérifications`),
      range ? `positions ${range.from} à ${range.to}` : 'aucune position',
      missing > 0 && counted(missing, 'absente des résultats', 'absentes des résultats'),
      failed > 0 && counted(failed, 'échec'),
    ]
    return parts.filter(Boolean).join(', ')
  },
  unmeasured: 'pas encore de position',
}

export const postPicture: Catalogue['postPicture'] = {
  make: 'Image à publier',
  lead: '1080 × 1920. Les zones des boutons et du texte de TikTok restent libres.',
  failed: 'L’image n’a pas pu être dessinée sur cet appareil. Rien d’autre n’est touché.',
  notSaved: 'L’image n’a pas pu être enregistrée sur cet appareil.',
  none: 'L’image a besoin d’une position des 30 derniers jours.',
  share: 'Partager',
  save: 'Enregistrer',
  kicker: 'Recherche TikTok',
  rank: (position) => `#${position}`,
  notInFirst: (results) => `absente des ${results} premiers`,
  quoted: (phrase) => `« ${phrase} »`,
  up: (places) => `${counted(places, 'place gagnée', 'places gagnées')} en 30 jours`,
  down: (places) => `${counted(places, 'place perdue', 'places perdues')} en 30 jours`,
  same: 'stable depuis 30 jours',
  entered: 'nouvelle dans les résultats',
  sample: 'Données d’exemple',
  described: (phrase, rank, change) =>
    [`Position de « ${phrase} » : ${rank}`, change].filter(Boolean).join(', '),
}
