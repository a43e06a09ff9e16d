import { sentences } from '#src/lib/translation.ts'

export const alertRuleWords = sentences('alertRuleForm', {
  kind: 'Tell me when it',
  top: 'Top',
  places: 'Places',
  more: 'More alerts',
  add: 'Add alert',
  addFailed: 'Could not add the alert',
  notWhole: (max: number) => `Enter a whole number from 1 to ${max}.`,
  isThere: 'You already have this alert.',
  removeFailed: 'Could not remove the alert',
})
