import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, creditsUsed, makeAccount, search } from '../support/api.ts'
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts'
import { providerVariants } from '../support/provider-variants.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

/** The words of an answer in the shapes of the spec's section 7. */
function wordsOf(body: {
  data?: { word: string }[]
  sug_list?: { content: string }[]
}): string[] | undefined {
  return body.data?.map((item) => item.word) ?? body.sug_list?.map((item) => item.content)
}

describe.each([
  ['tikapi', 'gb'],
  ['tikhub', 'de'],
  ['rapidapi23', ''],
])('the whole stack over %s', (provider, country) => {
  let providers: ProviderServer
  let stack: RunningStack
  let account: Account

  beforeAll(async () => {
    providers = await startProviderServer()
    const suggestions = provider === 'tikhub' ? { TIKTOK_SUGGESTIONS: 'tikhub' } : {}
    stack = await startStack({
      ...providers.env,
      TIKAPI_KEY: 'k',
      TIKHUB_KEY: 'k',
      RAPIDAPI_KEY: 'k',
      ...suggestions,
    })
    account = await makeAccount(stack, { level: 'pro' })
  })
  afterAll(async () => {
    await stack.remove()
    await providers.close()
  })

  test.each(providerVariants.map((variant) => [variant.name, variant] as const))(
    '%s',
    async (name, { outcome }) => {
      const before = await creditsUsed(stack, account)
      const id = crypto.randomUUID()
      const answer = await search(stack, account, `variant ${name}`, { id, country })
      if ('error' in outcome) {
        expect(answer.body).toMatchObject({ error: { code: outcome.error } })
        expect(answer.status).toBeGreaterThanOrEqual(400)
        expect(await creditsUsed(stack, account), 'the credit is given back').toBe(before)
      } else {
        expect(wordsOf(answer.body)).toEqual(outcome.words)
        expect(answer).toMatchObject({ status: 200, body: { searchId: id, source: 'tiktok' } })
        expect(await creditsUsed(stack, account)).toBe(before + 1)
      }
      // Sent again, the key gives the same answer and neither asks nor charges.
      const asked = providers.requests.length
      const again = await search(stack, account, `variant ${name}`, { id, country })
      expect({ status: again.status, words: wordsOf(again.body), error: again.body.error?.code }).toEqual({
        status: answer.status,
        words: wordsOf(answer.body),
        error: answer.body.error?.code,
      })
      expect(providers.requests).toHaveLength(asked)
    },
  )
})
