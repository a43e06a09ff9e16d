interface TriesOptions {
  burst: number
  /** One more attempt is available after each interval. */
  refillMs: number
  now?: () => number
}

const maxKept = 20_000

/** Slows a key down, but never locks it. */
export class Tries {
  readonly #burst: number
  readonly #refillMs: number
  readonly #now: () => number
  /** When all attempts are available again, by key. */
  readonly #fullAt = new Map<string, number>()

  constructor({ burst, refillMs, now = Date.now }: TriesOptions) {
    this.#burst = burst
    this.#refillMs = refillMs
    this.#now = now
  }

  /** Uses up an attempt and returns 0, or returns the milliseconds until one is available. Call it before trying. */
  take(whose: string): number {
    const now = this.#now()
    const fullAt = Math.max(now, this.#fullAt.get(whose) ?? 0)
    const waitMs = fullAt + this.#refillMs - now - this.#burst * this.#refillMs
    if (waitMs > 0) return waitMs
    this.#forget(now)
    this.#fullAt.set(whose, fullAt + this.#refillMs)
    return 0
  }

  giveBack(whose: string): void {
    const fullAt = this.#fullAt.get(whose)
    if (fullAt !== undefined) this.#fullAt.set(whose, fullAt - this.#refillMs)
  }

  clear(whose: string): void {
    this.#fullAt.delete(whose)
  }

  #forget(now: number): void {
    if (this.#fullAt.size < maxKept) return
    for (const [whose, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(whose)
  }
}
