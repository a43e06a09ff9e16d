// Tests each class of a provider's errors once; most other cases are tested beside the functions, in milliseconds.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readVideoItem } from '#src/domain/ranking/video-item.ts'
import { Failure } from '../../supabase/functions/_shared/failure.ts'
import { json } from '../support/providers/provider-reply.ts'
import { type ProviderServer, startProviderServer } from '../support/providers/provider-server.ts'
import { providerVariants } from '../support/providers/provider-variants.ts'
import { type Account, call, checkPage, creditsUsed, makeAccount, search } from '../support/stack/api.ts'
import { type RunningStack, startStack } from '../support/stack/stack.ts'

const impatience = { UPSTREAM_TIMEOUT_MS: '500' }

let providers: ProviderServer
let stack: RunningStack
let account: Account
beforeAll(async () => {
  providers = await startProviderServer()
  stack = await startStack({ ...providers.env, ...impatience, TIKTOK_VIDEOS: 'tikhub' })
  account = await makeAccount(stack, { level: 'pro' })
})
afterAll(async () => {
  await stack.remove()
  await providers.close()
})

async function storedSearch(id: string): Promise<unknown> {
  const columns = 'state,failure_code,source,search_results(word,group_id)'
  const path = `/rest/v1/search_history?id=eq.${id}&select=${columns}&search_results.order=position`
  return (await call(stack, 'GET', path, { token: account.token })).body[0]
}

/** The second call with the same key must return the same response, send no request and cost nothing. */
async function searchTwice(ask: (id: string) => ReturnType<typeof search>) {
  const id = crypto.randomUUID()
  const [creditsBefore, askedBefore] = [await creditsUsed(stack, account), providers.requests.length]
  const answer = await ask(id)
  const credits = (await creditsUsed(stack, account)) - creditsBefore
  const asked = providers.requests.length
  expect(await ask(id)).toEqual(answer)
  expect(providers.requests).toHaveLength(asked)
  expect(await creditsUsed(stack, account)).toBe(creditsBefore + credits)
  return { id, answer, credits, asked: asked - askedBefore }
}

const failures = providerVariants.flatMap(({ name, outcome, replies }) =>
  'error' in outcome ? [{ name, code: outcome.error, questions: replies.length }] : [],
)
const classes = new Set(failures.map(({ code }) => code))
const oneOfEach = [...classes].flatMap((code) => failures.find((failure) => failure.code === code) ?? [])

test.each(oneOfEach)(
  '$code ($name): returned, stored, and the credit refunded',
  async ({ name, code, questions }) => {
    const begun = performance.now()
    const { id, answer, credits, asked } = await searchTwice((id) =>
      search(stack, account, `variant ${name}`, { id, country: 'gb' }),
    )
    expect(answer).toEqual({
      status: new Failure(code).status,
      body: { error: { code, message: expect.any(String) } },
    })
    expect({ credits, asked }).toEqual({ credits: 0, asked: questions })
    expect(await storedSearch(id)).toEqual({
      state: 'failed',
      failure_code: code,
      source: null,
      search_results: [],
    })
    expect(performance.now() - begun, 'the patience that the setting says').toBeLessThan(15_000)
  },
)

test.each([
  ['tikapi', 'gb', 'en'],
  ['rapidapi23', '', '7301234567890123456'],
])('suggestions of %s: returned and stored, for one credit', async (_, country, group) => {
  const { id, answer, credits } = await searchTwice((id) =>
    search(stack, account, 'variant good', { id, country }),
  )
  const found = (answer.body.sug_list ?? answer.body.data).map(
    (entry: { word?: string; content?: string }) => entry.word ?? entry.content,
  )
  expect(found).toEqual(['first', 'second'])
  expect(answer).toMatchObject({ status: 200, body: { searchId: id, source: 'tiktok' } })
  expect(credits).toBe(1)
  expect(await storedSearch(id)).toEqual({
    state: 'done',
    failure_code: null,
    source: 'tiktok',
    search_results: ['first', 'second'].map((word) => ({ word, group_id: group })),
  })
})

test('videos of tikhub: returned and stored, for one credit', async () => {
  const { id, answer, credits } = await searchTwice((id) => checkPage(stack, account, 'variant good', { id }))
  expect(answer).toMatchObject({ status: 200, body: { searchId: id, source: 'tiktok' } })
  const answered = answer.body.data.map(readVideoItem)
  expect(answered).toMatchObject([
    { rank: 1, full_description: 'first', play_count: 684_010 },
    { rank: 2, full_description: 'second', play_count: 684_010 },
  ])
  expect(credits).toBe(1)
  const path = `/rest/v1/search_ranking_results?search_id=eq.${id}&order=rank`
  const { body: rows } = await call(stack, 'GET', path, { token: account.token })
  expect(rows).toEqual(
    answered.map((row: object) => ({ ...row, search_id: id, user_id: account.id, page: 1 })),
  )
})

test('words of every kind are stored unchanged', async () => {
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
