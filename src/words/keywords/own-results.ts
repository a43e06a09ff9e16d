import { sentences } from '#src/lib/translation.ts'

/** Whose a result is. */
export const ownResultWords = sentences('ownResults', { video: 'Your video', account: 'Your account' })
