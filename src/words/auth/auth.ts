import { sentences } from '#src/lib/translation.ts'

export const authWords = sentences('auth', {
  signIn: 'Sign in',
  createAccount: 'Create an account',
  email: 'Email',
  password: 'Password',
  loggedIn: 'Successfully logged in!',
  resetSent: 'Password reset instructions sent to your email!',
  passwordUpdated: 'Password updated successfully!',
  resetLinkRefused: 'Invalid or expired reset link',
  resetSessionFailed: 'Failed to authenticate reset session',
  resetCodeRefused: 'This code is wrong or has expired. Ask for a new email.',
})

export const loginWords = sentences('login', {
  description: 'Sign in to Keytrail: your searches, checks and tracked key phrases.',
  forgotPassword: 'Forgot your password?',
  newHere: 'New here?',
  needsScript: 'Signing in needs JavaScript, which is switched off in your browser.',
  tryDemo: 'Try the demo account',
})
