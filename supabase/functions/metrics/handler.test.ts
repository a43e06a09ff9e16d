import assert from 'node:assert/strict'
import { Failure } from '../_shared/failure.ts'
import { handle, type MetricsDeps } from './handler.ts'

const secretKey = 'sb_secret_of_a_test'

function ask(overrides: Partial<MetricsDeps> = {}, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${secretKey}` }
  return handle(new Request('http://functions/metrics', { headers, ...init }), {
    allowedOrigins: [],
    secretKey,
    call: async () => [
      { name: 'tracker_backlog', labels: {}, value: 7 },
      { name: 'searches_today', labels: { state: 'done', origin: 'user' }, value: 2 },
      { name: 'searches_today', labels: { state: 'fa"i\\l\ned', origin: 'user' }, value: 0.5 },
    ],
    log: () => undefined,
    ...overrides,
  })
}

Deno.test('metrics: returns the Prometheus format', async () => {
  const response = await ask()
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

Deno.test('metrics: logs a database failure and returns 500', async () => {
  const logged: string[] = []
  const response = await ask({
    call: async () => {
      throw new Failure('internal', { detail: 'no response' })
    },
    log: ({ detail }) => logged.push(detail),
  })
  assert.equal(response.status, 500)
  assert.deepEqual(logged, ['no response'])
})
