import { type ComponentType, useLayoutEffect, useState } from 'react'
import { drawnAhead } from '#src/ui/drawn-ahead.tsx'
import { Spinner } from '#src/ui/spinner.tsx'

export interface LazyScreen {
  Screen: ComponentType
  /** Fetches the screen's code; rendering after that needs no fallback, which hydration relies on. */
  preload(): Promise<void>
}

/**
 * A screen in a chunk of its own. Waits by state rather than by Suspense: React holds back for 300 ms what has once
 * suspended, and the code of a screen is here sooner than that.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | null = null
  const preload = async () => {
    Loaded = await load()
  }
  function Screen() {
    const [Part, setPart] = useState(() => Loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useLayoutEffect(() => {
      if (Part) return
      preload().then(
        () => setPart(() => Loaded),
        (error: unknown) => setFailure({ error }),
      )
    }, [Part])
    if (failure) throw failure.error
    return Part ? <Part /> : <Spinner label="Loading" />
  }
  return { Screen, preload }
}

/** A screen to be read: where it was drawn at build time it stays as it is, and its code is not fetched. */
export function stillScreen(load: () => Promise<ComponentType>): LazyScreen {
  return { Screen: drawnAhead('screen', load), preload: async () => undefined }
}
