import { vi } from 'vitest'

/** Tests that mock the time do not replace this clock. */
const elapsedMs = performance.now.bind(performance)

/** Waits for `count` turns of the event loop. The tests mock the clock, so they cannot wait for a time. */
export async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await vi.advanceTimersByTimeAsync(0)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Throws after 25 s. */
export async function until(isSo: () => boolean): Promise<void> {
  const end = elapsedMs() + 25_000
  while (!isSo()) {
    if (elapsedMs() > end) throw new Error(`Never true: ${isSo}`)
    await turns(1)
  }
}
