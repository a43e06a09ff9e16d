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

export const mailLinkWords = sentences('mailLink', {
  title: 'Sign in with this link?',
  lead: (email: string) =>
    `It signs you in as ${email}, and no account was created in this browser. If someone else sent you the link, everything you do next ends up in their account.`,
  decline: 'Do not sign in',
  accept: 'Sign in',
})

export const signOutWords = sentences('signOut', {
  unsentTitle: 'Sign out with unsent changes?',
  stay: 'Stay signed in',
  discard: 'Sign out and discard them',
  signedIn: 'You are signed in',
  signedInAs: (email: string) => `This device is signed in as ${email}.`,
  openDashboard: 'Open the dashboard',
  useAnother: 'Sign out to use another account',
})
