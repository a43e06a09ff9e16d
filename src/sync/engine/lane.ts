/** Repeats one kind of work: immediately on request, otherwise after a delay. */
export class Lane {
  readonly #run: (hurry: boolean) => Promise<number>
  #wanted: { hurry: boolean } | null = null
  #working: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  /** `run` must never throw. It returns the milliseconds until the next run, or Infinity for none. */
  constructor(run: (hurry: boolean) => Promise<number>) {
    this.#run = run
  }

  /** Runs now or, if a run is in progress, again after it. */
  ask(hurry = false): void {
    if (this.#stopped) return
    this.#wanted = { hurry: hurry || this.#wanted?.hurry === true }
    this.#working ??= this.#work()
  }

  /** Runs after a delay, or earlier if requested. Does nothing if a run is in progress. */
  askIn(ms: number): void {
    if (this.#stopped || this.#working) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.ask(), ms)
  }

  /** Resolves when the current run has ended. Nothing runs afterwards. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#wanted = null
    await this.#working
    clearTimeout(this.#timer)
  }

  async #work(): Promise<void> {
    while (this.#wanted) {
      const { hurry } = this.#wanted
      this.#wanted = null
      clearTimeout(this.#timer)
      const waitMs = await this.#run(hurry)
      if (waitMs < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.ask(), waitMs)
    }
    this.#working = null
  }
}
