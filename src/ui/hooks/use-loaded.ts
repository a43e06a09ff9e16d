import { useCallback, useEffect, useState } from 'react'
import { useNextTry } from './use-next-try.ts'

interface Loaded<Result> {
  /** The last value that was loaded. */
  value: Exclude<Result, Error> | null
  /** The error of the last finished attempt; null if that attempt succeeded. */
  failure: Extract<Result, Error> | null
}

/**
 * Loads immediately. If `load` returns an error, keeps the last value, and retries if the error has
 * `isTemporary`. If `load` rejects, the hook throws. `load` must not change between renders.
 */
export function useLoaded<Result>(load: (signal: AbortSignal) => Promise<Result>) {
  const [{ failures, ...loaded }, setLoaded] = useState<Loaded<Result> & { failures: number }>({
    value: null,
    failure: null,
    failures: 0,
  })
  const [attempt, setAttempt] = useState(1)
  const [ended, setEnded] = useState(0)
  const [crash, setCrash] = useState<unknown>(null)
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const busy = ended < attempt
  useNextTry(busy ? 0 : failures, reload)

  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal).then((result) => {
      if (leaving.signal.aborted) return
      setEnded(attempt)
      setLoaded((before) =>
        result instanceof Error
          ? {
              value: before.value,
              failure: result as Extract<Result, Error>,
              failures: 'isTemporary' in result && result.isTemporary ? before.failures + 1 : 0,
            }
          : { value: result as Exclude<Result, Error>, failure: null, failures: 0 },
      )
    }, setCrash)
    return () => leaving.abort()
  }, [load, attempt])

  if (crash) throw crash
  return { ...loaded, busy, reload }
}
