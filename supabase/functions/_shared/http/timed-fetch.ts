/** Returns a `fetch` that aborts with a TimeoutError after `timeoutMs`, even while the body is being read. */
export function timedFetch(fetch: typeof globalThis.fetch, timeoutMs: number): typeof globalThis.fetch {
  return (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
}
