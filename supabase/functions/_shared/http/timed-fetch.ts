/**
 * `fetch` that gives up after `timeoutMs`, body included, by rejecting with a TimeoutError. The libraries that
 * take it set no limit of their own.
 */
export function timedFetch(fetch: typeof globalThis.fetch, timeoutMs: number): typeof globalThis.fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    return fetch(input, { ...init, signal })
  }
}
