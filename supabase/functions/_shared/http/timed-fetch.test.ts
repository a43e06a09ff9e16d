import assert from 'node:assert/strict'
import { timedFetch } from './timed-fetch.ts'

const silentFetch: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true })
  })

Deno.test('timed fetch: aborts with the signal of its caller', async () => {
  const caller = new AbortController()
  const response = timedFetch(silentFetch, 60_000)('http://server', { signal: caller.signal })
  caller.abort()
  await assert.rejects(response, { name: 'AbortError' })
})
