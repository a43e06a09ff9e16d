import { sentences } from '#src/lib/translation.ts'

export const checkDetailWords = sentences('checkDetail', {
  check: 'Check',
  checkOf: (phrase: string) => `${phrase}, check`,
  checkFailed: 'Failed to load search results',
  back: 'Back',
  absentTitle: 'This check is not on this device',
  absent: 'You are offline. It will open here when you are back online.',
  toChecks: 'Back to check history',
  keepHere: 'Keep on this device',
  keptHere: 'Kept on this device',
})
