import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const tracking: Catalogue['tracking'] = {
  title: 'Suivi',
  lead: 'La place de vos vidéos dans la recherche TikTok, vérifiée chaque jour. Le classement varie selon le lieu, l’heure et l’appareil ; chaque vérification est un échantillon.',
  back: 'Retour au tableau de bord',
  loading: 'Chargement de vos expressions',
  loadFailed: 'Impossible de charger les expressions suivies',
  emptyTitle: 'Aucune expression suivie pour l’instant',
  empty: 'Ajoutez votre première expression, et Keytrail vérifiera sa position chaque jour.',
  addTitle: 'Ajouter à votre liste',
  open: 'Ajouter des expressions',
  openShort: 'Ajouter',
  close: 'Fermer',
  howMany: 'Combien',
  one: 'Une',
  several: 'Plusieurs',
  loadingForm: 'Chargement',
  fromTikTok: 'Ajouter directement depuis TikTok',
  room: (active, allowed) =>
    `${active} sur ${allowed} expressions actives. Chacune est vérifiée une fois par jour.`,
  added: (phrases) => (phrases === 1 ? 'Expression ajoutée' : `${phrases} expressions ajoutées`),
  addFailed: 'Impossible d’ajouter l’expression',
  alreadyTracked: 'Cette expression est déjà suivie',
  statusFailed: 'Impossible de modifier l’état',
  editFailed: 'Impossible de modifier l’expression',
  deleted: (phrases) => (phrases === 1 ? 'Expression supprimée' : `${phrases} expressions supprimées`),
  deleteFailed: 'Impossible de supprimer l’expression',
  limitReached:
    'Vous avez atteint votre limite d’expressions actives. Mettez-en une en pause pour en ajouter une nouvelle.',
  locked: 'Passez à un forfait supérieur pour ajouter des expressions',
  planTracks: (plan, phrases) =>
    `${plan} suit ${phrases} expressions et vérifie chaque jour votre position pour chacune.`,
  upgrade: (plan) => `Passer à ${plan}`,
  sample: 'Exemple',
  sampleAbout: 'Ce que montre le suivi après 14 jours',
  tracked: (phrases) => counted(phrases, 'expression suivie', 'expressions suivies'),
  activeOf: (active, allowed) => `${active} sur ${allowed} actives`,
  trackedSome: (shown, phrases) =>
    `${shown} sur ${counted(phrases, 'expression suivie', 'expressions suivies')}`,
}
