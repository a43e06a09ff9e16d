// What the stack writes into its log.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, makeAccount, search } from '../support/api.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

let stack: RunningStack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.remove())

test('who asks for more than the plan has leaves a line there, and no stack trace', async () => {
  const free = await makeAccount(stack)
  for (const phrase of ['one', 'two', 'three']) expect((await search(stack, free, phrase)).status).toBe(200)
  expect((await search(stack, free, 'four')).status).toBe(402)
  const tracked = await call(stack, 'POST', '/rest/v1/rpc/apply_mutation', {
    token: free.token,
    body: {
      p_id: crypto.randomUUID(),
      p_device_id: crypto.randomUUID(),
      p_sequence: 1,
      p_kind: 'add_key_phrase',
      p_payload: { id: crypto.randomUUID(), keyword: 'matcha', country: 'gb', status: true },
    },
  })
  expect(tracked.status).toBe(403)
  const log = () => readFileSync(join(stack.dataDir, 'stack.log'), 'utf8')
  await expect.poll(log).toContain('refused: PT402 credits_exhausted\n')
  expect(log()).toContain('refused: PT403 plan_required\n')
  expect(log()).not.toMatch(/^\s+at /m)
})
