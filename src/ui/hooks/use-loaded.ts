import { useCallback, useEffect, useState } from 'react'

interface UseLoaded<Value> {
  /** Null until the first attempt has ended. */
  loaded: Value | null
  busy: boolean
  /** How many attempts have ended. */
  attempts: number
  /** Loads again; `loaded` keeps its value meanwhile. */
  reload(): void
}

/** `load` must not change between renders. If it rejects, the error is thrown. */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): UseLoaded<Value> {
  const [loaded, setLoaded] = useState<Value | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [attempts, setAttempts] = useState(0)
  const [crash, setCrash] = useState<unknown>(null)
  const reload = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal).then((next) => {
      if (leaving.signal.aborted) return
      setLoaded(next)
      setAttempts(attempt)
    }, setCrash)
    return () => leaving.abort()
  }, [load, attempt])

  if (crash) throw crash
  return { loaded, busy: attempts < attempt, attempts, reload }
}
