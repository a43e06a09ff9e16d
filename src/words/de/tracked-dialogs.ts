import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const trackedDialogs: Catalogue['trackedDialogs'] = {
  deleteTitle: 'Diese Suchphrase löschen?',
  deleteText: (phrase) =>
    `„${phrase}“ wird endgültig gelöscht, mit Plätzen, täglichen Prüfungen, Notizen und Hinweisen. Prüfungen, die du bezahlt hast, bleiben in deinem Verlauf.`,
  deleteManyTitle: (phrases) => `${phrases} Suchphrasen löschen?`,
  deleteManyText: (phrases) =>
    `${phrases} Suchphrasen werden endgültig gelöscht, mit Plätzen, täglichen Prüfungen, Notizen und Hinweisen. Prüfungen, die du bezahlt hast, bleiben in deinem Verlauf.`,
  confirm: (word) => `Tippe zur Bestätigung ${word}`,
  delete: 'Löschen',
  cancel: 'Abbrechen',
  editTitle: (phrase) => `„${phrase}“ bearbeiten`,
  editText: 'Frühere Prüfungen werden nach dem neuen Konto oder Video durchsucht.',
  save: 'Speichern',
  tagTitle: (phrases) => `Tags von ${counted(phrases, 'Suchphrase', 'Suchphrasen')}`,
  tagsToAdd: 'Neue Tags',
  removeTag: (tag) => `„${tag}“ entfernen`,
}
