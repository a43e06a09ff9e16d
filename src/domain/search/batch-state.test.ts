import { expect, test } from 'vitest'
import { readBatchState } from './batch-state.ts'

const batchId = '6b1f0c5e-6a0f-4b7e-9a0e-0c6f1f3c2d11'
const other = '6b1f0c5e-6a0f-4b7e-9a0e-0c6f1f3c2d12'

test.each([
  [{ batchId }, { batchId, replaced: {}, begun: false }],
  [
    { batchId, replaced: { 3: other }, begun: true },
    { batchId, replaced: { 3: other }, begun: true },
  ],
  [{ batchId: 'one' }, null],
  [{ batchId, replaced: { 3: 'one' } }, null],
  [{ searchId: batchId }, null],
  [null, null],
])('reads history state %j as %j', (state, expected) => {
  expect(readBatchState(state)).toEqual(expected)
})
