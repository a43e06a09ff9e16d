import { useEffect, useState } from 'react'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { DemoOutcome } from './actions.ts'

interface UseDemo {
  /** Null while searching, or without a query. */
  outcome: DemoOutcome | null
  retry(): void
}

export function useDemo(query: string, captcha: () => Promise<string | undefined>): UseDemo {
  const [outcome, setOutcome] = useState<DemoOutcome | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [crash, setCrash] = useState<unknown>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new search
  useEffect(() => {
    setOutcome(null)
    if (query === '') return
    const controller = new AbortController()
    // Deferred, so that the effect searches once although Strict Mode runs it twice.
    const timer = setTimeout(() => {
      // Loaded on demand, so that the page renders first.
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
