/** The screenshots that `npm run screenshots` takes, in the order in which a user sees these screens. */
export const pictures = [
  'dashboard',
  'results',
  'batch',
  'check',
  'tracking',
  'key-phrase',
  'history',
] as const
