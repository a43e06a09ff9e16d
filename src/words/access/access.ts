import { sentences } from '#src/lib/translation.ts'

/** Shared by the panels of tokens and webhooks. */
export const accessWords = sentences('access', {
  offline: 'You are offline. This can only be managed online.',
  copy: 'Copy',
  done: 'Done',
  reasons: {
    offline: 'You are offline.',
    unknown: 'The server did not respond in time. Reload the page to see whether it worked.',
    plan: 'Your plan does not allow this.',
    full: 'You already have as many as possible.',
    tooMany: 'Too many for one day. Try again tomorrow.',
    otherwise: 'Try again.',
  },
})
