import { afterEach, beforeEach, expect, vi } from 'vitest'

// Silence is enforced: what a rule or a component complains of on the console fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

// A part that is loaded when it is first wanted is compiled then: on a busy machine that takes longer than the second
// that is waited for by default.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}
