import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeAccount, search } from '../support/stack/api.ts'
import { sharedStack } from '../support/stack/shared-stack.ts'

const stack = sharedStack()

test('a request keeps one id from the caller to the database, and the logs contain no names', async () => {
  const requestId = crypto.randomUUID()
  const account = await makeAccount(stack)
  for (const phrase of ['uno', 'due', 'tre']) await search(stack, account, phrase)
  const answer = await fetch(`${stack.url}/functions/v1/tiktok-search?keyword=secretphrase`, {
    headers: {
      apikey: stack.keys.publishable,
      authorization: `Bearer ${account.token}`,
      'idempotency-key': crypto.randomUUID(),
      'x-request-id': requestId,
    },
  })
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([402, requestId])
  const lines = () =>
    readFileSync(join(stack.dataDir, 'stack.log'), 'utf8')
      .split('\n')
      .filter((line) => line.includes(requestId))
      .map((line) => JSON.parse(line))
  await expect.poll(lines).toMatchObject([{ requestId, message: 'refused: PT402 credits_exhausted' }])
  const log = readFileSync(join(stack.dataDir, 'stack.log'), 'utf8')
  for (const personal of [account.email, account.token, 'secretphrase']) expect(log).not.toContain(personal)
})
