import * as v from 'valibot'

/** Two attempts and the pause between them take less than 18 s. */
export const upstreamLimits = {
  attemptTimeoutMs: 8_000,
  maxBodyBytes: 2 * 1024 * 1024,
  retryDelayMs: { initialDelay: 200, maxDelay: 1_000 },
  openAfterFailures: 5,
  openForMs: 30_000,
}
export type UpstreamLimits = typeof upstreamLimits

const range = `must be a number of milliseconds from 50 to ${upstreamLimits.attemptTimeoutMs}`

/** In milliseconds. It can only be lowered, because callers wait little longer than two such attempts. */
export const attemptTimeout = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, range),
  v.transform(Number),
  v.minValue(50, range),
  v.maxValue(upstreamLimits.attemptTimeoutMs, range),
)
