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
