import { vi } from 'vitest'

/** The machine's own clock, which tests that mock the time do not replace. */
const elapsedMs = performance.now.bind(performance)

// A pause counts turns of the event loop, because these tests mock the clock.
/** Waits this many turns of the event loop. */
export async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await vi.advanceTimersByTimeAsync(0)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Waits until the condition is true. Throws after 25 s. */
export async function until(isSo: () => boolean): Promise<void> {
  const end = elapsedMs() + 25_000
  while (!isSo()) {
    if (elapsedMs() > end) throw new Error(`Never true: ${isSo}`)
    await turns(1)
  }
}
