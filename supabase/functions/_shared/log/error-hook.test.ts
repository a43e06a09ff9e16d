import assert from 'node:assert/strict'
import { createErrorHook, type ErrorReport } from './error-hook.ts'

const report: ErrorReport = {
  at: '2026-11-22T12:00:00.000Z',
  place: 'tiktok-search',
  requestId: null,
  code: 'internal',
  detail: 'x',
}

Deno.test('error hook: reports each code once a minute', async () => {
  let now = 0
  const heard: Record<string, unknown>[] = []
  const hear = (async (_url, init) => {
    heard.push(JSON.parse(String(init?.body)))
    return new Response('ok')
  }) as typeof fetch
  const tell = createErrorHook('https://hook.test', hear, () => now)
  for (const code of ['internal', 'internal', 'not_configured']) await tell({ ...report, code })
  const reported = heard.map(({ text, code }) => [text, code])
  assert.deepEqual(reported, [
    ['tiktok-search internal: x', 'internal'],
    ['tiktok-search not_configured: x', 'not_configured'],
  ])
  now = 60_000
  await tell(report)
  assert.equal(heard.length, 3)
})

Deno.test('error hook: resolves even if the request fails', async () => {
  const tell = createErrorHook('https://hook.test', () => Promise.reject(new TypeError('no route')))
  await tell(report)
})
