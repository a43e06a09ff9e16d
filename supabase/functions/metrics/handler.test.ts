import assert from 'node:assert/strict'
import { secretKey, serverDeps } from '../_shared/testing/fake-deps.ts'
import { handle } from './handler.ts'

Deno.test('metrics: returns the Prometheus format', async () => {
  const headers = { authorization: `Bearer ${secretKey}` }
  const response = await handle(new Request('http://functions/metrics', { headers }), {
    ...serverDeps,
    call: async () => [
      { name: 'tracker_backlog', labels: {}, value: 7 },
      { name: 'searches_today', labels: { state: 'done', origin: 'user' }, value: 2 },
      { name: 'searches_today', labels: { state: 'fa"i\\l\ned', origin: 'user' }, value: 0.5 },
    ],
  })
  assert.equal(response.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8')
  assert.equal(
    await response.text(),
    [
      '# TYPE keytrail_tracker_backlog gauge',
      'keytrail_tracker_backlog 7',
      '# TYPE keytrail_searches_today gauge',
      'keytrail_searches_today{state="done",origin="user"} 2',
      String.raw`keytrail_searches_today{state="fa\"i\\l\ned",origin="user"} 0.5`,
      '',
    ].join('\n'),
  )
})
