import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const sessionWords = sentences('session', {
  expired: 'Session expired. Please sign in again.',
  deleted: (unsent: number) =>
    unsent === 0
      ? 'Your account was deleted.'
      : `Your account was deleted. ${counted(unsent, 'change')} had not been sent.`,
  signedOut: 'Successfully signed out!',
  signOutFailed: 'Error signing out',
  addressConfirmed: 'Your email address is confirmed',
  confirmationRefused: 'This link is invalid or has expired. Sign in, or ask for a new email.',
  confirmationFailed: 'The server cannot be reached. Open the link in the email again in a moment.',
})
