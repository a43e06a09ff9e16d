import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

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
  cancel: 'Annuler',
  alerts: 'Alertes',
}
