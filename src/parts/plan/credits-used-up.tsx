import { lazyPart } from '#src/ui/loading/lazy-part.tsx'

export const CreditsUsedUp = lazyPart(
  'plans',
  () => import('./credits-used-up-dialog.tsx'),
  'CreditsUsedUpDialog',
  { place: 'dialog' },
)
