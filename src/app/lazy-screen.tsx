import { type ComponentType, createElement, lazy } from 'react'
import { drawnAhead } from '#src/ui/drawn-ahead.tsx'

export interface LazyScreen {
  Screen: ComponentType
  /** Fetches the screen's code; rendering after that needs no fallback, which hydration relies on. */
  preload(): Promise<void>
}

/** A screen in a chunk of its own. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | null = null
  const Lazy = lazy(async () => ({ default: await load() }))
  return {
    Screen: () => createElement(Loaded ?? Lazy),
    async preload() {
      Loaded = await load()
    },
  }
}

/** A screen to be read: where it was drawn at build time it stays as it is, and its code is not fetched. */
export function stillScreen(load: () => Promise<ComponentType>): LazyScreen {
  return { Screen: drawnAhead('screen', load), preload: async () => undefined }
}
