import { sentences } from '#src/lib/translation.ts'

export const loginWords = sentences('login', {
  description: 'Sign in to Keytrail: your searches, checks and tracked key phrases.',
  forgotPassword: 'Forgot your password?',
  newHere: 'New here?',
  needsScript: 'Signing in needs JavaScript, which is switched off in your browser.',
  tryDemo: 'Try the demo account',
})
