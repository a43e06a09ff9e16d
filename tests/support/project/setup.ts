// Must precede any import of Dexie, which looks for IndexedDB only once, when it loads.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { setViewport } from '../device/viewport.ts'

// A test fails if the code that it tests logs an error or a warning.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

// Gives each file new instances of our modules, even if files share a worker.
vi.resetModules()

let cleanup = () => {}
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
  vi.resetAllMocks()
  vi.restoreAllMocks()
})

// On a busy machine, compiling a lazily loaded part or reading the store can exceed the default timeout.
const patienceMs = 15_000
const { waitFor } = vi
vi.waitFor = (condition, options = patienceMs) => waitFor(condition, options)
if (typeof document !== 'undefined') {
  // happy-dom has no Web Locks. No other tab is open, so every lock is free.
  const locks = { request: (_name: string, _options: unknown, work: (lock: object) => unknown) => work({}) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  setViewport({ width: 1024, height: 768 })
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  const library = await import('@testing-library/react')
  library.configure({ asyncUtilTimeout: patienceMs })
  cleanup = library.cleanup
}
