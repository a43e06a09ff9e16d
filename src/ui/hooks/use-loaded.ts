import { useEffect, useState } from 'react'
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
  const [loaded, setLoaded] = useState<Loaded<Result>>({ value: null, failure: null })
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(1)
  const [ended, setEnded] = useState(0)
  const reload = () => setAttempt((count) => count + 1)
  const busy = ended < attempt
  useNextTry(busy ? 0 : failures, reload)

  useEffect(() => {
    const leaving = new AbortController()
    const keep = (result: Result) => {
      if (leaving.signal.aborted) return
      setEnded(attempt)
      const failure = result instanceof Error ? (result as Extract<Result, Error>) : null
      const isTemporary = failure !== null && 'isTemporary' in failure && failure.isTemporary
      setFailures((count) => (isTemporary ? count + 1 : 0))
      setLoaded(({ value }) => ({ value: failure ? value : (result as Exclude<Result, Error>), failure }))
    }
    const fail = (error: unknown) =>
      setLoaded(() => {
        throw error
      })
    load(leaving.signal).then(keep, fail)
    return () => leaving.abort()
  }, [load, attempt])

  return { ...loaded, busy, reload }
}
