import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'

// Read here, as a build constant, so that a build without an id contains none of this code.
const tagManagerId: string | undefined = import.meta.env.VITE_GTM_ID
const ConsentBanner = tagManagerId
  ? lazyPart('question', () => import('./consent-banner.tsx'), 'ConsentBanner', { place: 'quiet' })
  : null

function LateConsent({ path }: { path: string }) {
  // The banner is not prerendered, so it must not render during hydration.
  const hydrated = useHydrated()
  return (
    hydrated && ConsentBanner && tagManagerId && <ConsentBanner tagManagerId={tagManagerId} path={path} />
  )
}

export const Consent = tagManagerId ? LateConsent : null
