import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

const checks = (n: number) => counted(n, 'vérification', 'vérifications')

export const keywordActions: Catalogue['keywordActions'] = {
  tracked: (position) => (position === null ? 'suivie' : `suivie · ${position}`),
  checked: (age, position) => (position === null ? `vérifiée ${age}` : `vérifiée ${age} · vous ${position}`),
  newSince: (day) => `nouveau depuis le ${day}`,
  actions: (word) => `Actions : ${word}`,
  check: 'Voir qui est en tête',
  track: 'Suivre',
  findMore: 'En trouver d’autres',
  idea: 'Idée',
  select: (word) => `Sélectionner ${word}`,
  suggestions: (n) => counted(n, 'suggestion'),
  chosen: (n) => `${n} ${plural(n, 'sélectionnée')}`,
  clear: 'Effacer',
  checkAll: (price) => `Vérifier (${price})`,
  checking: (done, all) => `Vérification ${done + 1} sur ${all}`,
  checkedAll: (n) => `${checks(n)} ${plural(n, 'terminée')}`,
  checkedSome: (done, all) =>
    `${done} ${plural(done, 'vérification')} sur ${all} ${plural(done, 'terminée')}.`,
  restIsSelected: 'Les autres sont encore sélectionnées.',
  queued: (n) => `${checks(n)} : ${plural(n, 'partira', 'partiront')} dès votre retour en ligne.`,
  trackWith: (plan) => `Suivre avec ${plan}`,
  nextQuestion: (word) => `Qui est en tête pour « ${word} » ?`,
  nextAnswer: 'Voyez les vidéos dans l’ordre, et si la vôtre en fait partie.',
}

export const keywordSheet: Catalogue['keywordSheet'] = {
  trackIn: (country, account) =>
    account === null ? `Suivre chaque jour : ${country}` : `Suivre chaque jour : ${country}, @${account}`,
  change: 'Changer de pays ou de compte',
  account: 'Compte',
  accountHint: 'Le compte dont chercher les vidéos. Vous pourrez l’ajouter plus tard.',
  open: (position) =>
    position === null ? 'Suivie : ouvrir sa page' : `Suivie, position ${position} : ouvrir sa page`,
  openCheck: (age) => `Ouvrir la vérification (${age})`,
  checkFor: (price) => `Voir qui est en tête · ${price}`,
  findMoreFor: (price) => `Trouver d’autres expressions · ${price}`,
  copy: 'Copier',
  full: (n) =>
    `Les ${n} expressions de votre forfait sont actives. Mettez-en une en pause pour en ajouter une autre.`,
  toTracking: 'Ouvrir votre liste',
  lockedTracking: (plan, n) =>
    `Le suivi quotidien est compris dans ${plan} : ${n} expressions, vérifiées chaque jour.`,
  noCredits: (date) => `Plus de crédits. Les prochains le ${date}.`,
}

export const keywordTables: Catalogue['keywordTables'] = {
  keyword: 'Mot-clé',
  word: 'Mot',
  groupId: 'ID du groupe',
  language: 'Langue',
  groupOrLanguage: 'Groupe/langue',
  seedPhrase: 'Expression de départ',
  seeds: 'Sources',
  location: 'Lieu',
  type: 'Type',
  country: 'Pays',
  searchedAt: 'Recherché le',
}

export const mergedKeywords: Catalogue['mergedKeywords'] = {
  caption: 'Mots-clés, doublons fusionnés',
  filter: 'Filtrer les mots-clés',
  selectAll: 'Tout sélectionner',
  selectNone: 'Tout désélectionner',
  copy: 'Copier',
  copied: (n) => `${counted(n, 'mot-clé', 'mots-clés')} ${plural(n, 'copié')}`,
  noneContains: (text) => `Aucun mot-clé ne contient « ${text} »`,
  showAll: 'Tout afficher',
  fact: (name, value) => `${name} : ${value}`,
}

export const ownResults: Catalogue['ownResults'] = {
  video: 'Votre vidéo',
  account: 'Votre compte',
  at: (ranks, videos) => `Vous êtes en ${plural(videos, 'position')} ${ranks}.`,
  more: (videos) => `${videos} autres`,
  none: (videos) => `Aucune de vos vidéos dans les ${videos} premières.`,
}
