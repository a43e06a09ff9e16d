import assert from 'node:assert/strict'
import { tiktokOver, withProviders } from '../../../tests/doubles/upstream.ts'
import { readResponse } from '../../../tests/doubles/upstream-outcome.ts'
import { html, json } from '../../../tests/support/providers/provider-reply.ts'
import type { ProviderServer } from '../../../tests/support/providers/provider-server.ts'
import {
  endlessProviders,
  overlappingPage,
  type VideoProvider,
  videoProviders,
} from '../../../tests/support/providers/video-pages.ts'
import { askAllPages, faultInRanks } from '../../../tests/support/providers/whole-check.ts'
import { fakeDeps, searchRequest } from '../_shared/testing/fake-deps.ts'
import { createMemoryCheckLedger } from '../_shared/testing/memory-check-ledger.ts'
import { writePageCursor } from '../_shared/tiktok/page-cursor.ts'
import { handle } from './handler.ts'

function checksOver({ env }: ProviderServer, provider: VideoProvider) {
  const ledger = createMemoryCheckLedger()
  const deps = { ...fakeDeps(), ledger, tiktok: tiktokOver({ ...env, TIKTOK_VIDEOS: provider }) }
  const ask = ({ id = crypto.randomUUID(), ...later }: Record<string, string> = {}) => {
    const query = new URLSearchParams({ keyword: 'bread', ...later })
    const request = searchRequest(`/tiktok-search-general?${query}`, { 'idempotency-key': id })
    return readResponse(handle(request, deps))
  }
  return { ledger, ask }
}

const listStatuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

for (const provider of videoProviders) {
  const title = `tiktok-search-general over ${provider}`

  Deno.test(`${title}: combines five pages into one ranking, charges each once and replays them`, () =>
    withProviders(async (server) => {
      server.decide = ({ cursor }) => json(overlappingPage(cursor, provider))
      const { ledger, ask } = checksOver(server, provider)
      const { asked, answers, entries, searchId } = await askAllPages(ask)
      assert.deepEqual(listStatuses(answers), [200, 200, 200, 200, 200])
      assert.equal(faultInRanks(entries), null)
      assert.equal(entries.length, 60)
      assert.deepEqual(
        ledger.listVideos(searchId).map(({ rank }) => rank),
        entries.map(({ rank }) => rank),
      )
      assert.deepEqual(ledger.firstRow(searchId), { state: 'done', pagesDone: 5, nextCursor: null })
      for (const [page, parameters] of asked.entries()) assert.deepEqual(await ask(parameters), answers[page])
      assert.equal(server.requests.length, 5)
      assert.equal(ledger.creditsUsed(), 5)
    }))

  for (const { name, pageFor, pages } of endlessProviders) {
    Deno.test(`${title}: stops if the provider repeats ${name}`, () =>
      withProviders(async (server) => {
        server.decide = () => json(pageFor(server.requests.length, provider))
        const { ledger, ask } = checksOver(server, provider)
        const { answers, entries, searchId } = await askAllPages(ask)
        assert.equal(answers.length, pages)
        assert.equal(faultInRanks(entries), null)
        assert.deepEqual(ledger.firstRow(searchId), { state: 'done', pagesDone: pages, nextCursor: null })
        assert.equal(ledger.creditsUsed(), pages)
      }))
  }

  Deno.test(`${title}: keeps two pages if the third fails, and can retry it`, () =>
    withProviders(async (server) => {
      let broken = true
      server.decide = ({ cursor }) =>
        broken && Number(cursor) === 24 ? html(200) : json(overlappingPage(cursor, provider))
      const { ledger, ask } = checksOver(server, provider)
      const { asked, answers, entries, searchId } = await askAllPages(ask)
      assert.deepEqual(listStatuses(answers), [200, 200, 502])
      assert.equal(ledger.listVideos(searchId).length, entries.length)
      assert.equal(ledger.firstRow(searchId).pagesDone, 2)
      assert.equal(ledger.creditsUsed(), 2)
      broken = false
      const third = asked[2] ?? {}
      assert.equal((await ask(third)).status, 502, 'the key is settled')
      const retry = await ask({ ...third, id: crypto.randomUUID() })
      assert.equal(retry.status, 200)
      assert.equal(faultInRanks([...entries, ...retry.body.data]), null)
      assert.equal(ledger.creditsUsed(), 3)
    }))

  Deno.test(`${title}: refunds a check whose first page fails`, () =>
    withProviders(async (server) => {
      server.decide = () => html(200)
      const { ledger, ask } = checksOver(server, provider)
      const id = crypto.randomUUID()
      const { status, body } = await ask({ id })
      assert.deepEqual([status, body.error.code], [502, 'upstream_blocked'])
      assert.deepEqual(ledger.firstRow(id), { state: 'failed', pagesDone: 0, nextCursor: null })
      assert.equal(ledger.creditsUsed(), 0)
    }))

  Deno.test(`${title}: rejects a page that is not the next one, without a request`, () =>
    withProviders(async (server) => {
      server.decide = ({ cursor }) => json(overlappingPage(cursor, provider))
      const { ledger, ask } = checksOver(server, provider)
      const own = (await ask()).body
      const other = (await ask()).body
      const next = { searchId: own.searchId, nextCursor: own.nextCursor }
      for (const wrong of [
        { ...next, searchId: other.searchId, keyword: 'cake' },
        { ...next, nextCursor: `${own.nextCursor.slice(0, -4)}AAAA` },
        { ...next, nextCursor: writePageCursor({ cursor: '24', search_id: 'log-1' }) ?? '' },
        { ...next, country: 'us' },
        { nextCursor: own.nextCursor },
        { searchId: own.searchId },
        { ...next, searchId: crypto.randomUUID() },
      ])
        assert.equal((await ask(wrong)).status, 400, JSON.stringify(wrong))
      assert.equal(server.requests.length, 2)
      assert.equal(ledger.creditsUsed(), 2)
    }))
}
