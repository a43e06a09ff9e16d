import { lazy, Suspense, useEffect, useState } from 'react'

// Read here, as a word of the build, so that without an id nothing of this is in it.
const tagManagerId: string | undefined = import.meta.env.VITE_GTM_ID
const ConsentBanner = tagManagerId
  ? lazy(async () => ({ default: (await import('./consent-banner.tsx')).ConsentBanner }))
  : null

function LateConsent({ path }: { path: string }) {
  const [isHere, setIsHere] = useState(false)
  // Not part of what is drawn at build time.
  useEffect(() => setIsHere(true), [])
  return (
    isHere &&
    ConsentBanner &&
    tagManagerId && (
      <Suspense>
        <ConsentBanner tagManagerId={tagManagerId} path={path} />
      </Suspense>
    )
  )
}

/** Asks for consent and measures, in a build that names a tag manager; nothing in any other. */
export const Consent = tagManagerId ? LateConsent : null
