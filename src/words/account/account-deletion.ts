import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const accountDeletionWords = sentences('accountDeletion', {
  title: 'Delete my account',
  consequences: {
    plans:
      'All your data is removed from our servers and from this device, and your subscription ends at once without a refund. This cannot be undone.',
    noPlans: 'All your data is removed from our servers and from this device. This cannot be undone.',
  },
  unsent: (changes: number) =>
    `${counted(changes, 'change has', 'changes have')} not been sent yet and will be lost too.`,
  word: 'delete',
  typeWord: "Type 'delete' to confirm",
  wrongWord: "Type the word 'delete', in small letters.",
  keep: 'Keep my account',
  confirm: 'Delete everything',
})
