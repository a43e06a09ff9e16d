import assert from 'node:assert/strict'
import { isFailure } from '../_shared/testing/fake-deps.ts'
import { createTrackerQueue } from './tracker-queue.ts'

const claimed = {
  keyword_id: '6f1c8a54-0d6e-4a57-9d4e-2b8f3f0f5a11',
  keyword: 'matcha',
  country: 'gb',
  day: '2026-11-21',
  attempt: 2,
} as const

function queueResponding(response: unknown) {
  const calls: [string, Record<string, unknown>][] = []
  const queue = createTrackerQueue(async (name, parameters) => {
    calls.push([name, parameters])
    return response
  })
  return { queue, calls }
}

Deno.test('tracker queue: claims with a limit and a lease longer than a run', async () => {
  const { queue, calls } = queueResponding([claimed])
  assert.deepEqual(await queue.claim(6), [claimed])
  assert.deepEqual(calls, [['claim_due_key_phrases', { p_limit: 6, p_lease_seconds: 180 }]])
})

Deno.test('tracker queue: claims names, and stores their suggestions or the failure', async () => {
  const name = { id: claimed.keyword_id, name: 'acme', country: 'gb' } as const
  const names = queueResponding([name])
  assert.deepEqual(await names.queue.claimNames(1), [name])
  assert.deepEqual(names.calls, [['claim_brand_lookups', { p_limit: 1, p_lease_seconds: 180 }]])
  const suggestions = [{ word: 'acme scam', group_id: 'en' }]
  const { queue, calls } = queueResponding('stored')
  await queue.settleName(name, { suggestions, logId: 'log', source: 'sample' })
  await queue.settleName(name, 'upstream_empty')
  const settled = { p_id: name.id, p_failure_code: null }
  assert.deepEqual(calls, [
    ['settle_brand_lookup', { ...settled, p_results: suggestions, p_source: 'sample', p_log_id: 'log' }],
    [
      'settle_brand_lookup',
      { ...settled, p_results: [], p_source: null, p_log_id: null, p_failure_code: 'upstream_empty' },
    ],
  ])
})

Deno.test('tracker queue: fails with internal on an invalid response', async () => {
  const { queue } = queueResponding([{ ...claimed, country: 'xx' }])
  await assert.rejects(queue.claim(6), isFailure('internal'))
  await assert.rejects(queue.store(claimed, {} as never), isFailure('internal'))
})
