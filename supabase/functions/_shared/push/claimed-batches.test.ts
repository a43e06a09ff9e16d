import assert from 'node:assert/strict'
import * as v from 'valibot'
import type { Failure } from '../failure.ts'
import { claimedBatches } from './claimed-batches.ts'

Deno.test('claimed batches: what cannot be read of one person is logged, and nobody else goes without', async () => {
  const batches = [[{ id: 'ada' }, { id: 7 }, { id: 'bea' }], [{ id: null }], [{ id: 'cy' }], []]
  const logged: Failure[] = []
  const told: string[][] = []
  const reading = {
    schema: v.object({ id: v.string() }),
    clock: () => 0,
    log: (failure: Failure) => void logged.push(failure),
  }
  for await (const batch of claimedBatches(async () => batches.shift(), reading))
    told.push(batch.map(({ id }) => id))
  assert.deepEqual(told, [['ada', 'bea'], [], ['cy']])
  assert.deepEqual(
    logged.map(({ code, detail }) => [code, detail]),
    Array(2).fill(['internal', 'what was claimed has another shape at id']),
  )
})
