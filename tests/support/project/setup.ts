import { afterEach, beforeEach, expect, vi } from 'vitest'

// A rule or a component that logs an error or a warning fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

let cleanup = () => {}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

// A lazily loaded part is compiled on first use, which on a busy machine may take longer than the default timeout of a
// second.
if (typeof document !== 'undefined') {
  const library = await import('@testing-library/react')
  library.configure({ asyncUtilTimeout: 15_000 })
  cleanup = library.cleanup
}
