import { useCallback, useEffect, useState } from 'react'
import type { Loaded } from './actions.ts'

interface LoadedValue<Value> {
  /** Null until the first attempt has ended. */
  loaded: Loaded<Value> | null
  busy: boolean
  /** Loads again; `loaded` keeps its value meanwhile. */
  reload(): void
}

/** `load` must not change between renders. */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Loaded<Value>>): LoadedValue<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [done, setDone] = useState(-1)

  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal).then((next) => {
      if (leaving.signal.aborted) return
      setLoaded(next)
      setDone(attempt)
    })
    return () => leaving.abort()
  }, [load, attempt])

  return { loaded, busy: done < attempt, reload: useCallback(() => setAttempt((count) => count + 1), []) }
}
