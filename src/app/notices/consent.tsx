import { useEffect, useState } from 'react'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'

// Read here, as a word of the build, so that without an id nothing of this is in it.
const tagManagerId: string | undefined = import.meta.env.VITE_GTM_ID
const ConsentBanner = tagManagerId
  ? lazyPart('question', async () => (await import('./consent-banner.tsx')).ConsentBanner, {
      place: 'quiet',
    })
  : null

function LateConsent({ path }: { path: string }) {
  const [isHere, setIsHere] = useState(false)
  // Not part of what is drawn at build time.
  useEffect(() => setIsHere(true), [])
  return isHere && ConsentBanner && tagManagerId && <ConsentBanner tagManagerId={tagManagerId} path={path} />
}

/** Asks for consent and measures, in a build that names a tag manager; nothing in any other. */
export const Consent = tagManagerId ? LateConsent : null
