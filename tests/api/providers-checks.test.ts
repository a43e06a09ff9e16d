import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readVideoItem } from '#src/domain/ranking/video-item.ts'
import { allVideoCases } from '../support/providers/all-video-cases.ts'
import { json } from '../support/providers/provider-reply.ts'
import { type ProviderServer, startProviderServer } from '../support/providers/provider-server.ts'
import { overlappingPage, videoPage } from '../support/providers/video-pages.ts'
import { askAllPages, faultInRanks } from '../support/providers/whole-check.ts'
import { type Account, call, checkPage, creditsUsed, makeAccount, search } from '../support/stack/api.ts'
import { type RunningStack, startStack } from '../support/stack/stack.ts'

let providers: ProviderServer
let stack: RunningStack
let account: Account
beforeAll(async () => {
  providers = await startProviderServer()
  stack = await startStack({ ...providers.env, TIKTOK_VIDEOS: 'tikapi', TIKTOK_SUGGESTIONS: 'tikhub' })
  account = await makeAccount(stack, { level: 'pro' })
})
afterEach(() => {
  providers.decide = () => null
})
afterAll(async () => {
  await stack.remove()
  await providers.close()
})

async function storedRows(searchId: string) {
  const path = `/rest/v1/search_ranking_results?search_id=eq.${searchId}&order=rank`
  return (await call(stack, 'GET', path, { token: account.token })).body as Record<string, unknown>[]
}

async function firstRow(searchId: string) {
  const path = `/rest/v1/search_history?id=eq.${searchId}&select=state,pages_done,next_cursor`
  return (await call(stack, 'GET', path, { token: account.token })).body[0]
}

const checkAll = (phrase: string) =>
  askAllPages((parameters) => checkPage(stack, account, phrase, parameters))

const listStatuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

test('all pages of five: continuous, without duplicates, a credit each, and stable responses', async () => {
  providers.decide = ({ cursor }) => json(overlappingPage(cursor))
  const before = await creditsUsed(stack, account)
  const { asked, answers, entries, searchId } = await checkAll('five pages')
  expect(listStatuses(answers)).toEqual([200, 200, 200, 200, 200])
  expect(faultInRanks(entries)).toBeNull()
  expect(entries).toHaveLength(60)
  expect(await creditsUsed(stack, account)).toBe(before + 5)
  expect(await firstRow(searchId)).toEqual({ state: 'done', pages_done: 5, next_cursor: null })
  expect((await storedRows(searchId)).map(({ rank, search_id }) => [rank, search_id])).toEqual(
    entries.map(({ rank }) => [rank, searchId]),
  )
  const questions = providers.requests.length
  for (const [page, parameters] of asked.entries())
    expect(await checkPage(stack, account, 'five pages', parameters)).toEqual(answers[page])
  expect(providers.requests).toHaveLength(questions)
  expect(await creditsUsed(stack, account)).toBe(before + 5)
})

test('a video of every kind is stored unchanged', async () => {
  const { entries, rows } = allVideoCases()
  providers.decide = () => json(videoPage(entries))
  const { status, body } = await checkPage(stack, account, 'videos of every kind')
  expect(status).toBe(200)
  const answered = body.data.map(readVideoItem)
  expect(answered).toHaveLength(rows.length)
  expect(answered).toMatchObject(rows)
  const stored = await storedRows(body.searchId)
  expect(stored.map(({ search_id, user_id, page, ...row }) => row)).toEqual(answered)
})

test('the other providers, each by kind: suggestions of TikHub', async () => {
  const before = await creditsUsed(stack, account)
  const id = crypto.randomUUID()
  const answer = await search(stack, account, 'variant good', { id, country: 'de' })
  expect(answer).toMatchObject({ status: 200, body: { searchId: id, source: 'tiktok' } })
  expect(answer.body.sug_list.map(({ content }: { content: string }) => content)).toEqual(['first', 'second'])
  const path = `/rest/v1/search_results?search_id=eq.${id}&select=word,group_id&order=position`
  expect((await call(stack, 'GET', path, { token: account.token })).body).toEqual([
    { word: 'first', group_id: 'en' },
    { word: 'second', group_id: 'en' },
  ])
  expect(await search(stack, account, 'variant good', { id, country: 'de' })).toEqual(answer)
  expect(providers.requests.filter(({ path }) => path.startsWith('/tikhub'))).toHaveLength(1)
  expect(await creditsUsed(stack, account)).toBe(before + 1)
})
