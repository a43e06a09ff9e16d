import { sentences } from '#src/lib/translation.ts'

export const signOutWords = sentences('signOut', {
  unsentTitle: 'Sign out with unsent changes?',
  stay: 'Stay signed in',
  discard: 'Sign out and discard them',
  signedIn: 'You are signed in',
  signedInAs: (email: string) => `This device is signed in as ${email}.`,
  openDashboard: 'Open the dashboard',
  useAnother: 'Sign out to use another account',
})
