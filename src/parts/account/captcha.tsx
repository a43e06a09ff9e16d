import { type ReactNode, useCallback, useRef, useState } from 'react'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'

// A build constant: a build without a key leaves the captcha out.
const siteKey = import.meta.env.VITE_TURNSTILE_SITE_KEY
const Turnstile = /* @__PURE__ */ lazyPart('captcha', async () => (await import('./turnstile.tsx')).Turnstile)
// A user who has to press something needs a moment; without a token the server says what is missing.
const patienceMs = 60_000

interface Captcha {
  /** The captcha for the form; null if this build has none. */
  field: ReactNode
  /** A token for one request, once available; undefined if this build has no captcha, or no token arrives. */
  take(): Promise<string | undefined>
}

function useQuestion(): Captcha {
  const [round, setRound] = useState(0)
  const token = useRef<string | null>(null)
  const waiting = useRef<(token: string) => void>(() => undefined)

  const onToken = useCallback((given: string | null) => {
    token.current = given
    if (given !== null) waiting.current(given)
  }, [])
  const take = useCallback(async () => {
    const taken =
      token.current ??
      (await new Promise<string | undefined>((resolve) => {
        waiting.current = resolve
        setTimeout(() => resolve(undefined), patienceMs)
      }))
    // A token is valid for one request.
    setRound((count) => count + 1)
    return taken
  }, [])
  return { field: <Turnstile key={round} siteKey={siteKey} onToken={onToken} />, take }
}

const unasked: Captcha = { field: null, take: async () => undefined }

/** The captcha, if this build has one. */
export const useCaptcha = siteKey ? useQuestion : () => unasked
