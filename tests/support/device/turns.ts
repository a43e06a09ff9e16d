import { vi } from 'vitest'

// Waiting counts turns of the event loop, never time, because these tests set the clock themselves.
/** Waits this many turns of the event loop. */
export async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await vi.advanceTimersByTimeAsync(0)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Waits until the condition is true. Throws if it never is. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let n = 0; !isSo(); n += 1) {
    if (n === 2_000) throw new Error(`Never true: ${isSo}`)
    await turns(1)
  }
}
