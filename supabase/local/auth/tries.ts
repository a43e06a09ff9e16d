interface TriesOptions {
  /** So many tries at once … */
  burst: number
  /** … and one more each time that this has passed. */
  refillMs: number
  now?: () => number
}

const maxKept = 20_000

/** Counts what may be tried so often, by whoever it is tried at: never locked, only slow. */
export class Tries {
  readonly #burst: number
  readonly #refillMs: number
  readonly #now: () => number
  /** When all tries are there again, by whoever it is. */
  readonly #fullAt = new Map<string, number>()

  constructor({ burst, refillMs, now = Date.now }: TriesOptions) {
    this.#burst = burst
    this.#refillMs = refillMs
    this.#now = now
  }

  /** Takes one try, counted before its outcome is known: 0, or in how many milliseconds there is one. */
  take(whose: string): number {
    const now = this.#now()
    const fullAt = Math.max(now, this.#fullAt.get(whose) ?? 0)
    if (this.isUsedUp(whose)) return fullAt + this.#refillMs - now - this.#burst * this.#refillMs
    this.#forget(now)
    this.#fullAt.set(whose, fullAt + this.#refillMs)
    return 0
  }

  /** Whether there is none now. */
  isUsedUp(whose: string): boolean {
    const now = this.#now()
    return (this.#fullAt.get(whose) ?? 0) + this.#refillMs - now > this.#burst * this.#refillMs
  }

  /** Gives one back. */
  giveBack(whose: string): void {
    const fullAt = this.#fullAt.get(whose)
    if (fullAt !== undefined) this.#fullAt.set(whose, fullAt - this.#refillMs)
  }

  /** Gives all back. */
  clear(whose: string): void {
    this.#fullAt.delete(whose)
  }

  #forget(now: number): void {
    if (this.#fullAt.size < maxKept) return
    for (const [whose, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(whose)
  }
}
