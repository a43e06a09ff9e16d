import { sentences } from '#src/lib/translation.ts'

/** The rules of one key phrase. */
export const alertRuleWords = sentences('alertRuleForm', {
  kind: 'Tell me when it',
  top: 'Top',
  places: 'Places',
  add: 'Add alert',
  addFailed: 'Could not add the alert',
  notWhole: (max: number) => `Enter a whole number from 1 to ${max}.`,
  isThere: 'You already have this alert.',
  remove: 'Remove',
  /** Read out in the place of the button's one word. */
  removeOne: (rule: string) => `Remove: ${rule}`,
  removeFailed: 'Could not remove the alert',
})
