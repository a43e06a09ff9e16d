import { type ReactNode, useCallback, useRef, useState } from 'react'
import { env } from '#src/lib/env.ts'
import { lazyPart } from './lazy-part.tsx'

const Turnstile = lazyPart('the captcha', async () => (await import('./turnstile.tsx')).Turnstile)
// Whoever has to press something needs a moment; without a token the server says what is missing.
const patienceMs = 60_000

interface Captcha {
  /** The question itself, for the form; nothing where this build asks none. */
  field: ReactNode
  /** A token for one request, as soon as there is one; undefined where none is asked for, or none comes. */
  take(): Promise<string | undefined>
}

/** The question whether a person is here, where this build is set up to ask it. */
export function useCaptcha(): Captcha {
  const { turnstileSiteKey: siteKey } = env
  const [round, setRound] = useState(0)
  const token = useRef<string | null>(null)
  const waiting = useRef<(token: string) => void>(() => undefined)

  const onToken = useCallback((given: string | null) => {
    token.current = given
    if (given !== null) waiting.current(given)
  }, [])
  const take = useCallback(async () => {
    if (!env.turnstileSiteKey) return undefined
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

  const field = siteKey && <Turnstile key={round} siteKey={siteKey} onToken={onToken} />
  return { field, take }
}
