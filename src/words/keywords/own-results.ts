import { sentences } from '#src/lib/translation.ts'

/** Labels of the user's own results. */
export const ownResultWords = sentences('ownResults', { video: 'Your video', account: 'Your account' })
