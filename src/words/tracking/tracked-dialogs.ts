import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

/** The word that the user types to confirm a deletion; the same in every language. */
export const deleteConfirmation = 'delete'

export const trackedDialogWords = sentences('trackedDialogs', {
  deleteTitle: 'Delete this key phrase?',
  deleteText: (phrase: string) =>
    `This permanently deletes “${phrase}” with its positions, daily checks, notes and alerts. Checks you paid for stay in your history.`,
  deleteManyTitle: (phrases: number) => `Delete ${phrases} key phrases?`,
  deleteManyText: (phrases: number) =>
    `This permanently deletes ${phrases} key phrases with their positions, daily checks, notes and alerts. Checks you paid for stay in your history.`,
  confirm: (word: string) => `Type ${word} to confirm`,
  delete: 'Delete',
  editTitle: (phrase: string) => `Edit “${phrase}”`,
  editText: 'Past checks will be searched for the new account or video.',
  save: 'Save',
  tagTitle: (phrases: number) => `Tags of ${counted(phrases, 'key phrase')}`,
  tagsToAdd: 'Tags to add',
  removeTag: (tag: string) => `Remove “${tag}”`,
})
