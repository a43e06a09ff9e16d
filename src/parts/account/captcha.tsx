import { type ReactNode, useCallback, useRef, useState } from 'react'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'

// A build constant, so that a build without a key does not include the captcha.
const siteKey = import.meta.env.VITE_TURNSTILE_SITE_KEY
const Turnstile = /* @__PURE__ */ lazyPart('captcha', () => import('./turnstile.tsx'), 'Turnstile')
// Long enough to solve an interactive challenge. After this time, the request is sent without a token, and
// the server refuses it.
const patienceMs = 60_000

interface Captcha {
  /** Null in a build without a captcha. */
  field: ReactNode
  /** Resolves with a token for one request, or undefined if there is no captcha or no token arrives. */
  take(): Promise<string | undefined>
}

function useQuestion(): Captcha {
  const [round, setRound] = useState(0)
  const token = useRef<string | null | undefined>(null)
  const waiting = useRef<(token: string | undefined) => void>(() => undefined)

  const onToken = useCallback((given: string | null | undefined) => {
    token.current = given
    if (given !== null) waiting.current(given)
  }, [])
  // `take` must stay the same between renders, because effects depend on it.
  const take = useCallback(async () => {
    const taken =
      token.current === null
        ? await new Promise<string | undefined>((resolve) => {
            waiting.current = resolve
            setTimeout(() => resolve(undefined), patienceMs)
          })
        : token.current
    // Renders a new widget for the next request, because a token is valid for only one.
    setRound((count) => count + 1)
    return taken
  }, [])
  return { field: <Turnstile key={round} siteKey={siteKey} onToken={onToken} />, take }
}

const unasked: Captcha = { field: null, take: async () => undefined }

export const useCaptcha = siteKey ? useQuestion : () => unasked
