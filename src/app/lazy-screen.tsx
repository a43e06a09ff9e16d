import { type ComponentType, createElement, lazy } from 'react'

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
