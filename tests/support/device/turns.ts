import { vi } from 'vitest'

/** The real clock: tests that mock the time do not replace it. */
const elapsedMs = performance.now.bind(performance)

/** Waits for `count` turns of the event loop. The tests mock the clock, so they cannot sleep. */
export async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await vi.advanceTimersByTimeAsync(0)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Waits until `isSo` returns true. Throws after 25 s of real time. */
export async function until(isSo: () => boolean): Promise<void> {
  const end = elapsedMs() + 25_000
  while (!isSo()) {
    if (elapsedMs() > end) throw new Error(`Never true: ${isSo}`)
    await turns(1)
  }
}
