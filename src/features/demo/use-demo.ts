import { useEffect, useState } from 'react'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { DemoOutcome } from './actions.ts'

interface UseDemo {
  /** Null while it is searched. */
  outcome: DemoOutcome | null
  retry(): void
}

/** The visitor's search for a query; with a blank one nothing is searched. `captcha` gives a token for each. */
export function useDemo(query: string, captcha: () => Promise<string | undefined>): UseDemo {
  const [outcome, setOutcome] = useState<DemoOutcome | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [crash, setCrash] = useState<unknown>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another search
  useEffect(() => {
    setOutcome(null)
    if (query === '') return
    const controller = new AbortController()
    // A task later: what React mounts twice must not be counted twice.
    const timer = setTimeout(() => {
      // The page stands before the code that asks is here.
      fetchPart(() => import('./actions.ts'))
        .then(({ runDemo }) =>
          controller.signal.aborted ? null : runDemo(query, controller.signal, captcha),
        )
        .then((ended) => {
          if (!controller.signal.aborted) setOutcome(ended)
        }, setCrash)
    }, 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, attempt, captcha])

  if (crash) throw crash
  return { outcome, retry: () => setAttempt((count) => count + 1) }
}
