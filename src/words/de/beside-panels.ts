import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

function checks(read: number, all: number): string {
  return read === all
    ? counted(all, 'Prüfung', 'Prüfungen')
    : `${read} von ${counted(all, 'Prüfung', 'Prüfungen')}`
}

export const besidePanels: Catalogue['besidePanels'] = {
  voice: 'Wer die Top 10 hält',
  reading: (read, all) => `${checks(read, all)} werden gelesen …`,
  share: (top, days, read, all) =>
    `Anteil an den Top-${top}-Plätzen${days === null ? '' : ` der letzten ${days} Tage`} (${checks(read, all)}).`,
  seen: (times, best) => `In ${counted(times, 'Prüfung', 'Prüfungen')}, bester Platz ${best}`,
  following: 'Gefolgt',
  follow: 'Folgen',
  followOne: (account) => `@${account} folgen`,
  showFewer: 'Weniger zeigen',
  showAll: (all) => `Alle ${all} Konten zeigen`,
  notes: 'Notizen',
  noNotes: 'Notiere, was du geändert hast, etwa Titelbild oder Text, und sieh es im Diagramm.',
  day: 'Tag',
  note: 'Notiz',
  addNote: 'Notiz anlegen',
  changeNote: 'Notiz ändern',
  saveNote: 'Notiz speichern',
  editNote: (note) => `Notiz bearbeiten: ${note}`,
  deleteNote: (note) => `Notiz löschen: ${note}`,
  cancel: 'Abbrechen',
  alerts: 'Hinweise',
}
