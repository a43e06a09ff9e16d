import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProviderServer, startProviderServer } from '../support/providers/provider-server.ts'
import { creditsUsed, makeAccount, search } from '../support/stack/api.ts'
import { type RunningStack, startStack } from '../support/stack/stack.ts'

let providers: ProviderServer
let stack: RunningStack

beforeAll(async () => {
  providers = await startProviderServer()
  stack = await startStack({ ...providers.env, TIKAPI_KEY: 'k', RAPIDAPI_KEY: 'k' })
})
afterAll(async () => {
  await stack.remove()
  await providers.close()
})

test('20 parallel searches of a free user: 3 succeed, 17 are refused with 402, and TikTok gets 3 requests', async () => {
  const account = await makeAccount(stack)
  const answers = await Promise.all(Array.from({ length: 20 }, () => search(stack, account, 'running shoes')))
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  const refused = answers.filter((answer) => answer.status === 402)
  expect(refused).toHaveLength(17)
  for (const { body } of refused) expect(body.error.code).toBe('credits_exhausted')
  expect(await creditsUsed(stack, account)).toBe(3)
  expect(providers.requests.filter((request) => request.phrase === 'running shoes')).toHaveLength(3)
})

test('one key ten times in parallel: one credit, one request, ten equal responses', async () => {
  const account = await makeAccount(stack)
  const id = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => search(stack, account, 'trail shoes', { id })),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 200, body: { searchId: id } })
  expect(await creditsUsed(stack, account)).toBe(1)
  expect(providers.requests.filter((request) => request.phrase === 'trail shoes')).toHaveLength(1)
})
