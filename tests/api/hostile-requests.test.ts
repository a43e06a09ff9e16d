import { beforeAll, expect, test } from 'vitest'
import { repetitions } from '../support/project/long-run.ts'
import { type Account, addKeyPhrase, call, makeAccount, search } from '../support/stack/api.ts'
import {
  type HostileCaller,
  type HostileRequest,
  hostileRequests,
} from '../support/stack/hostile-requests.ts'
import { ownStack } from '../support/stack/own-stack.ts'
import { askAs } from '../support/stack/stranger.ts'

const most = repetitions(300, 4_000)
const seed = Number(process.env.KEYTRAIL_SEED ?? 20_261_122)
const atOnce = 8
const secret = 'only the victim knows this'

const stack = ownStack()
let own: HostileCaller
let victim: HostileCaller & Account
beforeAll(async () => {
  own = await prepareCaller(await makeAccount(stack, { level: 'pro' }), 'harmless')
  const account = await makeAccount(stack, { level: 'pro', name: 'Victoria' })
  victim = { ...account, ...(await prepareCaller(account, secret)) }
})

async function prepareCaller(account: Account, phrase: string): Promise<HostileCaller> {
  const searchId = crypto.randomUUID()
  await search(stack, account, phrase, { id: searchId })
  const keyPhraseId = await addKeyPhrase(stack, account, { keyword: phrase, account_name: 'someone' })
  return { id: account.id, token: account.token, searchId, keyPhraseId }
}

function send({ method, path, headers, body, token }: HostileRequest) {
  const sent = {
    apikey: stack.keys.publishable,
    'idempotency-key': crypto.randomUUID(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  }
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  return askAs(stack.port, path, sent, { method, body: text })
}

async function belongings(): Promise<unknown> {
  const read = async (path: string) =>
    (await call(stack, 'GET', `/rest/v1/${path}`, { token: victim.token })).body
  return Promise.all(
    ['profiles?select=*', 'keywords?select=*', 'search_history?select=*', 'key_phrase_notes?select=*'].map(
      read,
    ),
  )
}

test('no request makes the server fail, or reads or changes another user’s data', async () => {
  const before = await belongings()
  const requests = hostileRequests(own, victim, most, seed)
  expect(new Set(requests.map(({ what }) => what)).size).toBeGreaterThan(14)
  const failed: string[] = []
  const leaked: string[] = []
  const line = requests.values()
  const work = async () => {
    for (const one of line) {
      const { status, body: text } = await send(one)
      const name = `${one.method} ${one.path.slice(0, 120)} ${JSON.stringify(one.body ?? '').slice(0, 80)} ${JSON.stringify(one.headers ?? {}).slice(0, 80)}`
      if (status >= 500) failed.push(`${status} ${one.what}: ${name} -> ${text.slice(0, 160)}`)
      if (text.includes(secret) || text.includes(victim.email) || text.includes('Victoria'))
        leaked.push(`${one.what}: ${name}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  expect(leaked).toEqual([])
  expect(failed).toEqual([])
  expect(await belongings()).toEqual(before)
  expect((await call(stack, 'GET', '/healthz')).status).toBe(200)
})
