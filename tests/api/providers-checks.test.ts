// Checks through the whole stack, over providers that are odd, that fail half-way and that never end.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readVideoItem } from '#src/domain/video-item.ts'
import { type Account, call, checkPage, creditsUsed, makeAccount } from '../support/api.ts'
import { mutatedText } from '../support/mutated-body.ts'
import { nativeEntry, nativePage, nativeVideo } from '../support/native-video.ts'
import { html, json, text } from '../support/provider-reply.ts'
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts'
import { providerVariants } from '../support/provider-variants.ts'
import { seededRandom } from '../support/random.ts'
import { type RunningStack, startStack } from '../support/stack.ts'
import { videoCases } from '../support/video-cases.ts'

interface Entry {
  rank: number
  item: { id: string; desc: string }
}

describe.each(['tikapi', 'tikhub'])('checks over %s', (provider) => {
  let providers: ProviderServer
  let stack: RunningStack
  let account: Account

  beforeAll(async () => {
    providers = await startProviderServer()
    stack = await startStack({
      ...providers.env,
      TIKAPI_KEY: 'k',
      TIKHUB_KEY: 'k',
      RAPIDAPI_KEY: 'k',
      TIKTOK_VIDEOS: provider,
    })
    account = await makeAccount(stack, { level: 'pro' })
  })
  afterEach(() => {
    providers.decide = () => null
  })
  afterAll(async () => {
    await stack.remove()
    await providers.close()
  })

  /** A body of videos in the provider's envelope, `next` being what asks for the page after it. */
  const found = (entries: unknown[], next: number | null = null) => {
    const native = nativePage(entries, { has_more: next === null ? 0 : 1, cursor: next ?? 12 })
    if (provider === 'tikhub') return { code: 200, data: native }
    return { status: 'success', ...native, ...(next !== null && { nextCursor: String(next) }) }
  }
  const videos = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => nativeEntry(nativeVideo(String(7_000 + from + n))))

  /** The rows of a check as the app pulls them. */
  async function storedRows(searchId: string) {
    const path = `/rest/v1/search_ranking_results?search_id=eq.${searchId}&order=rank`
    return (await call(stack, 'GET', path, { token: account.token })).body as Record<string, unknown>[]
  }

  async function firstRow(searchId: string) {
    const path = `/rest/v1/search_history?id=eq.${searchId}&select=state,pages_done,next_cursor`
    return (await call(stack, 'GET', path, { token: account.token })).body[0]
  }

  /** Asks for page after page until the end, or until one fails. */
  async function checkAll(phrase: string) {
    const keys: Record<string, string>[] = []
    const answers: Awaited<ReturnType<typeof checkPage>>[] = []
    const entries: Entry[] = []
    let parameters: Record<string, string> = {}
    for (let page = 1; page <= 20; page += 1) {
      const asked = { id: crypto.randomUUID(), ...parameters }
      const answer = await checkPage(stack, account, phrase, asked)
      keys.push(asked)
      answers.push(answer)
      entries.push(...(answer.body.data ?? []))
      if (!answer.body.nextCursor) break
      parameters = { nextCursor: answer.body.nextCursor, searchId: answer.body.searchId }
    }
    return { keys, answers, entries, searchId: String(answers[0]?.body.searchId) }
  }

  function expectContinuousRanks(entries: Entry[]): void {
    expect(entries.map(({ rank }) => rank)).toEqual(entries.map((_, index) => index + 1))
    expect(new Set(entries.map(({ item }) => item.id)).size).toBe(entries.length)
  }

  /** Five pages; each but the first begins with two videos of the page before it. */
  const fivePages = (cursor: string | null) => {
    const page = Number(cursor ?? 0) / 12 + 1
    return found(videos(page * 12 - 13 + (page === 1 ? 2 : 0), page * 12), page === 5 ? null : page * 12)
  }

  test('all pages of five: continuous, without duplicates, a credit each, and the same answers for ever', async () => {
    providers.decide = ({ cursor }) => json(fivePages(cursor))
    const before = await creditsUsed(stack, account)
    const { keys, answers, entries, searchId } = await checkAll('five pages')
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expectContinuousRanks(entries)
    expect(entries).toHaveLength(60)
    expect(await creditsUsed(stack, account)).toBe(before + 5)
    expect(await firstRow(searchId)).toEqual({ state: 'done', pages_done: 5, next_cursor: null })
    expect((await storedRows(searchId)).map(({ rank, search_id }) => [rank, search_id])).toEqual(
      entries.map(({ rank }) => [rank, searchId]),
    )
    const asked = providers.requests.length
    for (const [page, key] of keys.entries())
      expect(await checkPage(stack, account, 'five pages', key)).toEqual(answers[page])
    expect(providers.requests).toHaveLength(asked)
    expect(await creditsUsed(stack, account)).toBe(before + 5)
  })

  test.each([
    ['its cursor for ever', (page: number) => found(videos(page * 12, page * 12 + 11), 12), 2],
    ['its first page under growing cursors', (page: number) => found(videos(0, 11), page * 12), 2],
    [
      'its cursors in a ring',
      (page: number) => found(videos(page * 12, page * 12 + 11), (page % 3) * 12 + 12),
      4,
    ],
    [
      'empty pages that promise more',
      (page: number) => found(page > 2 ? [] : videos(page * 12, page * 12 + 11), page * 12),
      3,
    ],
  ])('a provider that repeats %s is left', async (name, bodyOf, pages) => {
    let page = 0
    providers.decide = () => {
      page += 1
      return json(bodyOf(page))
    }
    const before = await creditsUsed(stack, account)
    const { answers, entries, searchId } = await checkAll(`repeats ${name}`)
    expect(answers).toHaveLength(pages)
    expectContinuousRanks(entries)
    expect(await firstRow(searchId)).toMatchObject({ pages_done: pages, next_cursor: null })
    expect(await creditsUsed(stack, account)).toBe(before + pages)
  })

  test('a page 3 that fails keeps pages 1 and 2, costs nothing, and can be asked for again', async () => {
    let broken = true
    providers.decide = ({ cursor }) => (broken && Number(cursor) === 24 ? html(200) : json(fivePages(cursor)))
    const before = await creditsUsed(stack, account)
    const { keys, answers, entries, searchId } = await checkAll('fails on page 3')
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 502])
    expectContinuousRanks(entries)
    expect(await storedRows(searchId)).toHaveLength(entries.length)
    expect(await firstRow(searchId)).toMatchObject({ state: 'done', pages_done: 2 })
    expect(await creditsUsed(stack, account)).toBe(before + 2)
    broken = false
    const third = keys[2] ?? {}
    expect((await checkPage(stack, account, 'fails on page 3', third)).status, 'the key is settled').toBe(502)
    const retry = await checkPage(stack, account, 'fails on page 3', { ...third, id: crypto.randomUUID() })
    expect(retry.status).toBe(200)
    expectContinuousRanks([...entries, ...retry.body.data])
    expect(await creditsUsed(stack, account)).toBe(before + 3)
  })

  test('a check whose first page fails costs nothing and leads nowhere', async () => {
    providers.decide = () => html(200)
    const before = await creditsUsed(stack, account)
    const id = crypto.randomUUID()
    expect(await checkPage(stack, account, 'fails at once', { id })).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream_blocked' } },
    })
    expect(await firstRow(id)).toMatchObject({ state: 'failed', pages_done: 0, next_cursor: null })
    expect(await creditsUsed(stack, account)).toBe(before)
  })

  test.each(
    providerVariants
      .filter(
        ({ isAboutWords, outcome }) =>
          !isAboutWords && !('error' in outcome && outcome.error === 'upstream_timeout'),
      )
      .map((variant) => [variant.name, variant] as const),
  )('%s', async (name, { outcome }) => {
    const before = await creditsUsed(stack, account)
    const answer = await checkPage(stack, account, `variant ${name}`)
    if ('error' in outcome) {
      expect(answer.body).toMatchObject({ error: { code: outcome.error } })
      expect(await creditsUsed(stack, account), 'the credit is given back').toBe(before)
    } else {
      expect(answer.body.data.map(({ item }: Entry) => item.desc)).toEqual(outcome.words)
      expect(answer.body.source).toBe('tiktok')
      expect(await creditsUsed(stack, account)).toBe(before + 1)
    }
  })

  test.each(videoCases.map((videoCase) => [videoCase.name, videoCase] as const))(
    'video: %s',
    async (name, { entries, rows }) => {
      providers.decide = () => json(found(entries))
      const { status, body } = await checkPage(stack, account, `video ${name}`)
      expect(status).toBe(200)
      const answered = body.data.map(readVideoItem)
      expect(answered).toHaveLength(rows.length)
      expect(answered).toMatchObject(rows)
      const stored = await storedRows(body.searchId)
      expect(stored.map(({ search_id, user_id, page, ...row }) => row)).toEqual(answered)
    },
  )

  test('200 bodies mutated at random: no crash, no invented number, no credit for nothing', async () => {
    const seed = Math.floor(Math.random() * 2 ** 32)
    console.log(`mutated bodies over ${provider}: seed ${seed}`)
    const random = seededRandom(seed)
    const valid = found([...videos(1, 3), nativeEntry(nativeVideo('81', 'photo', { imagePost: {} }))], 12)
    let used = await creditsUsed(stack, account)
    const outcomes: Record<string, number> = {}
    for (let n = 0; n < 200; n += 1) {
      const sent = mutatedText(valid, random)
      providers.decide = () => text(200, sent)
      const id = crypto.randomUUID()
      const { status, body } = await checkPage(stack, account, `mutated ${n}`, { id })
      const where = `seed ${seed}, body ${n}: ${sent}`
      const outcome = body.error?.code ?? 'found'
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      if (status === 200) used += 1
      else expect(outcome, where).toMatch(/^upstream_/)
      expect(await creditsUsed(stack, account), where).toBe(used)
      const rows = await storedRows(id)
      expect(rows, where).toHaveLength(status === 200 ? body.data.length : 0)
      for (const row of rows) expect(inventedIn(row, sent), where).toEqual([])
    }
    expect(outcomes.found).toBeGreaterThan(50)
  })
})

/** The numbers of a stored row that do not stand in `body` and do not follow from it. */
function inventedIn(row: Record<string, unknown>, body: string): [string, unknown][] {
  const written = new Set((body.match(/\d+(\.\d+)?(e-\d+)?/g) ?? []).map(Number))
  const times = new Set(
    [
      ...[...written].filter((number) => number > 1e11).map((number) => number / 1000),
      ...(body.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []).map((time) => Date.parse(time) / 1000),
    ].map(Math.floor),
  )
  const isPhoto = String(row.video_url).includes('/photo/')
  return Object.entries(row).filter(([name, value]) => {
    if (typeof value !== 'number' || ['rank', 'page'].includes(name) || written.has(value)) return false
    if (name === 'create_time') return !times.has(value)
    return !(name === 'duration' && value === 0 && isPhoto)
  })
}
