import assert from 'node:assert/strict'
import * as v from 'valibot'
import type { Failure } from '../failure.ts'
import { claimedBatches } from './claimed-batches.ts'

Deno.test('claimed batches: logs the invalid data of one user and continues with the others', async () => {
  const batches = [[{ id: 'ada' }, { id: 7 }, { id: 'bea' }], [{ id: null }], [{ id: 'cy' }], []]
  const logged: Failure[] = []
  const yielded: string[][] = []
  const reading = {
    schema: v.object({ id: v.string() }),
    clock: () => 0,
    log: (failure: Failure) => void logged.push(failure),
  }
  for await (const batch of claimedBatches(async () => batches.shift(), reading))
    yielded.push(batch.map(({ id }) => id))
  assert.deepEqual(yielded, [['ada', 'bea'], [], ['cy']])
  const failures = logged.map(({ code, detail }) => [code, detail])
  assert.deepEqual(failures, Array(2).fill(['internal', 'invalid claimed data at id']))
})
