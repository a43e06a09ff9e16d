const maxKept = 20_000

export type Tries = ReturnType<typeof createTries>

/** A key has `burst` attempts and gets another every `refillMs`, so it is slowed down but never locked. */
export function createTries({ burst, refillMs }: { burst: number; refillMs: number }) {
  /** For each key, the time in epoch milliseconds at which all its attempts will be available again. */
  const fullAt = new Map<string, number>()
  return {
    /** Uses up an attempt and returns 0, or returns the milliseconds until the next attempt. */
    take(whose: string): number {
      const now = Date.now()
      const at = Math.max(now, fullAt.get(whose) ?? 0)
      const waitMs = at + refillMs - now - burst * refillMs
      if (waitMs > 0) return waitMs
      if (fullAt.size >= maxKept) for (const [key, time] of fullAt) if (time <= now) fullAt.delete(key)
      fullAt.set(whose, at + refillMs)
      return 0
    },
    giveBack(whose: string): void {
      const at = fullAt.get(whose)
      if (at !== undefined) fullAt.set(whose, at - refillMs)
    },
    clear(whose: string): void {
      fullAt.delete(whose)
    },
  }
}
