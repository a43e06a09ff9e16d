import { maxPasswordBytes, minPasswordLength } from '#src/domain/input-limits.ts'
import { sentences } from '#src/lib/translation.ts'

export const newPasswordWords = sentences('newPassword', {
  hint: `At least ${minPasswordLength} characters.`,
  problems: {
    'too-short': `Use at least ${minPasswordLength} characters.`,
    'too-long': `Use at most ${maxPasswordBytes} characters.`,
    'is-email': 'Do not use your email address as your password.',
  },
  strengths: {
    weak: 'Weak: a longer one is safer.',
    fair: 'Fair: a few more characters make it strong.',
    strong: 'Strong.',
  },
})
