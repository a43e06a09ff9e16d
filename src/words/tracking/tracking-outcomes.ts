import { sentences } from '#src/lib/translation.ts'

export const trackingOutcomeWords = sentences('trackingOutcomes', {
  added: (phrases: number) => (phrases === 1 ? 'Key phrase added' : `${phrases} key phrases added`),
  open: 'Open',
  addFailed: 'Failed to add keyword',
  alreadyTracked: 'This key phrase is already tracked',
  statusFailed: 'Failed to update status',
  editFailed: 'Failed to update keyword',
  deleted: (phrases: number) => (phrases === 1 ? 'Key phrase deleted' : `${phrases} key phrases deleted`),
  deleteFailed: 'Failed to delete keyword',
  limitReached: 'You have reached your active key phrase limit. Pause a key phrase to add a new one.',
  locked: 'Upgrade to add key phrases',
})
