import { type ReactNode, useCallback, useRef, useState } from 'react'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'

// A word of the build: one that is not set up to ask leaves the question out.
const siteKey = import.meta.env.VITE_TURNSTILE_SITE_KEY
const Turnstile = /* @__PURE__ */ lazyPart('captcha', async () => (await import('./turnstile.tsx')).Turnstile)
// Whoever has to press something needs a moment; without a token the server says what is missing.
const patienceMs = 60_000

interface Captcha {
  /** The question itself, for the form; nothing where this build asks none. */
  field: ReactNode
  /** A token for one request, as soon as there is one; undefined where none is asked for, or none comes. */
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
    // It is good for one request.
    setRound((count) => count + 1)
    return taken
  }, [])
  return { field: <Turnstile key={round} siteKey={siteKey} onToken={onToken} />, take }
}

const unasked: Captcha = { field: null, take: async () => undefined }

/** The question whether a person is here, where this build is set up to ask it. */
export const useCaptcha = siteKey ? useQuestion : () => unasked
