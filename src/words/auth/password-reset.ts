import { sentences } from '#src/lib/translation.ts'

export const passwordResetWords = sentences('passwordReset', {
  ask: {
    title: 'Reset your password',
    lead: 'We will email you a link and a code. Use either to choose a new one.',
    submit: 'Send reset instructions',
    haveCode: 'I have a code',
  },
  backToSignIn: 'Back to sign in',
  enter: {
    title: 'Enter the code',
    lead: 'It is in the email and works once, for one hour. The link does the same.',
    submit: 'Continue',
    sendAnother: 'Send another email',
    code: 'Code',
  },
  sent: (email: string) => `If ${email} has an account, an email is on its way.`,
  /** Shown on the embedded stack, which sends no emails. */
  outbox: { before: 'On this installation, emails stay in the ', link: 'mail outbox', after: '.' },
  checking: 'Checking your reset link',
  choose: { title: 'Choose a new password', submit: 'Update password', password: 'New password' },
  linkFaults: {
    expired: 'Password reset link has expired. Please request a new one.',
    invalid: 'Invalid reset link',
    'no-token': 'No access token found in reset link',
  },
})
