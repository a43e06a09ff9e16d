// Tests each class of a provider's errors once; most other cases are tested beside the functions, in milliseconds.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '../../supabase/functions/_shared/failure.ts'
import { json } from '../support/providers/provider-reply.ts'
import { type ProviderServer, startProviderServer } from '../support/providers/provider-server.ts'
import { providerVariants } from '../support/providers/provider-variants.ts'
import { type Account, call, creditsUsed, makeAccount, search } from '../support/stack/api.ts'
import { ownStack } from '../support/stack/own-stack.ts'

let providers: ProviderServer
let account: Account
const stack = ownStack(async () => {
  providers = await startProviderServer()
  return { ...providers.env, UPSTREAM_TIMEOUT_MS: '500' }
})
beforeAll(async () => {
  account = await makeAccount(stack, { level: 'pro' })
})
afterAll(() => providers.close())

async function storedSearch(id: string): Promise<unknown> {
  const columns = 'state,failure_code,source,search_results(word,group_id)'
  const path = `/rest/v1/search_history?id=eq.${id}&select=${columns}&search_results.order=position`
  return (await call(stack, 'GET', path, { token: account.token })).body[0]
}

const failures = providerVariants.flatMap(({ name, outcome, replies }) =>
  'error' in outcome ? [{ name, code: outcome.error, questions: replies.length }] : [],
)
const classes = new Set(failures.map(({ code }) => code))
const oneOfEach = [...classes].flatMap((code) => failures.find((failure) => failure.code === code) ?? [])

test.each(oneOfEach)(
  '$code ($name): returned and stored, also if sent again, and the credit refunded',
  async ({ name, code, questions }) => {
    const [begun, id] = [performance.now(), crypto.randomUUID()]
    const ask = () => search(stack, account, `variant ${name}`, { id, country: 'gb' })
    const [creditsBefore, askedBefore] = [await creditsUsed(stack, account), providers.requests.length]
    const answer = await ask()
    expect(answer).toEqual({
      status: new Failure(code).status,
      body: { error: { code, message: expect.any(String) } },
    })
    expect(await ask()).toEqual(answer)
    expect(providers.requests).toHaveLength(askedBefore + questions)
    expect(await creditsUsed(stack, account)).toBe(creditsBefore)
    expect(await storedSearch(id)).toEqual({
      state: 'failed',
      failure_code: code,
      source: null,
      search_results: [],
    })
    expect(performance.now() - begun, 'the patience that the setting says').toBeLessThan(15_000)
  },
)

test('words with any characters are stored unchanged', async () => {
  const words = [
    '👩‍🍳 cooking 🇬🇧',
    'وصفات سهلة',
    'a\u202Eb',
    '<b>bold</b> & "quoted"',
    "it's; drop table",
    '=1+1',
    'first \uFFFD',
    'x'.repeat(500),
    'back\\slash',
    'first',
  ]
  const sent = words.map((word) => word.replace('\uFFFD', '\uD83D').replace(/^first$/, 'fi\u0000rst'))
  providers.decide = () => json({ status_code: 0, sug_list: sent.map((content) => ({ content })) })
  try {
    const id = crypto.randomUUID()
    const { body } = await search(stack, account, 'words of every kind', { id, country: 'gb' })
    expect(body.sug_list.map(({ content }: { content: string }) => content)).toEqual(words)
    const search_results = words.map((word) => ({ word, group_id: 'unknown' }))
    expect(await storedSearch(id)).toMatchObject({ state: 'done', search_results })
  } finally {
    providers.decide = () => null
  }
})
