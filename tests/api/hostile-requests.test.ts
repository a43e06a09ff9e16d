import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { runPool } from '../../src/lib/groups.ts'
import { outboxWords } from '../../src/words/shell/outbox.ts'
import { functions, tables } from '../../supabase/tests/permissions.ts'
import { repetitions } from '../support/project/long-run.ts'
import { seededRandom } from '../support/project/random.ts'
import { type Account, addKeyPhrase, call, makeAccount, search } from '../support/stack/api.ts'
import { ownStack } from '../support/stack/own-stack.ts'
import { askAs } from '../support/stack/stranger.ts'

interface HostileCaller extends Account {
  searchId: string
  keyPhraseId: string
}

interface HostileRequest {
  what: string
  method: string
  path: string
  headers?: Record<string, string>
  /** A string is sent unchanged, anything else as JSON. */
  body?: unknown
}

/** Hostile values for a query parameter or a segment of a path. */
const texts = [
  "' or '1'='1",
  "'; drop table profiles; --",
  '" or 1=1 --',
  '\\',
  '((((',
  '\u0024{7*7}',
  '<script>alert(1)</script>',
  '%00',
  '%ff',
  '%c0%ae%c0%ae/',
  '\u0000',
  '\ud800',
  '\u202e',
  '../../../../etc/passwd',
  'null',
  '-1',
  '1e999',
  '9'.repeat(400),
  '2147483648',
  'x'.repeat(5_000),
  '😀'.repeat(300),
  '',
]
/** Hostile values for a field of a JSON body. */
const values: unknown[] = [
  null,
  -1,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  '\ud800',
  [],
  {},
  { a: { b: {} } },
  ['x'.repeat(100)],
  'x'.repeat(50_000),
]

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const bodies: unknown[] = [
  'null',
  '""',
  '{',
  'a=1&b=2',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  nested(9_000),
  `{"a":${nested(9_000)}}`,
  '\ufeff{}',
  ...values,
]

const anyTable = [
  ...Object.keys(tables),
  'no_such_table',
  'auth.users',
  'private.push_subscriptions',
  'pg_catalog.pg_user',
]
const anyRpc = [...Object.keys(functions), 'pg_sleep', 'version', 'current_setting', 'no_such_function']
const kinds = [...Object.keys(outboxWords.names), 'no_such_kind']
const edgeFunctions = [
  ...readdirSync(join(import.meta.dirname, '../../supabase/functions')).filter(
    (name) => !name.startsWith('_'),
  ),
  'no-such-function',
  '../healthz',
]

const most = repetitions(300, 4_000)
const seed = Number(process.env.KEYTRAIL_SEED ?? 20_261_122)
const atOnce = 8
const secret = 'only the victim knows this'

const stack = ownStack()
let own: HostileCaller
let victim: HostileCaller
beforeAll(async () => {
  own = await prepareCaller(await makeAccount(stack, { level: 'pro' }), 'harmless')
  victim = await prepareCaller(await makeAccount(stack, { level: 'pro', name: 'Victoria' }), secret)
})

async function prepareCaller(account: Account, phrase: string): Promise<HostileCaller> {
  const searchId = crypto.randomUUID()
  await search(stack, account, phrase, { id: searchId })
  const keyPhraseId = await addKeyPhrase(stack, account, { keyword: phrase, account_name: 'someone' })
  return { ...account, searchId, keyPhraseId }
}

function hostileRequests(): HostileRequest[] {
  const random = seededRandom(seed)
  const all: HostileRequest[] = []
  const encoded = texts.map((text) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'))
  const add = (what: string, method: string, path: string, more: Partial<HostileRequest> = {}) =>
    all.push({ what, method, path, ...more })

  for (const table of anyTable) {
    const rest = `/rest/v1/${table}`
    for (const text of [...encoded, ...texts.filter((raw) => /^[!-~]+$/.test(raw))])
      for (const parameter of ['select', 'order', 'limit', 'or', 'on_conflict', 'id'])
        add('a query', 'GET', `${rest}?${parameter}=${parameter === 'id' ? 'eq.' : ''}${text}`)
    for (const filter of [`eq.${victim.id}`, `in.(${victim.id},${own.id})`, `not.eq.${own.id}`])
      for (const [method, body] of [
        ['GET'],
        ['PATCH', { status: false, first_name: 'Eve' }],
        ['DELETE'],
      ] as const)
        add('rows of another', method, `${rest}?user_id=${filter}`, body ? { body } : {})
    add('rows of another', 'GET', `${rest}?select=*,profiles(*),search_history(*),keywords(*)`)
    add('rows of another', 'POST', rest, {
      body: { user_id: victim.id, id: victim.keyPhraseId, keyword: 'a' },
    })
    for (const body of bodies)
      for (const method of ['POST', 'PATCH']) add('a body', method, `${rest}?user_id=eq.${own.id}`, { body })
    for (const headers of [
      { 'accept-profile': 'private' },
      { 'content-profile': 'auth' },
      { prefer: 'resolution=merge-duplicates,return=representation,count=exact,tx=rollback' },
      { range: '9-1' },
      { accept: 'application/vnd.pgrst.plan+json' },
      { 'content-type': 'text/csv' },
    ] as Record<string, string>[])
      for (const method of ['GET', 'POST'])
        add('headers', method, rest, { headers, ...(method === 'POST' ? { body: '{"keyword":"a"}' } : {}) })
  }
  for (const rpc of anyRpc) {
    for (const body of bodies) add('a call', 'POST', `/rest/v1/rpc/${rpc}`, { body })
    for (const value of values) {
      const given = {
        p_user_id: victim.id,
        user_uuid: victim.id,
        p_id: value,
        p_phrase: value,
        p_endpoint: value,
      }
      add('a call for another', 'POST', `/rest/v1/rpc/${rpc}`, { body: given })
    }
    add('a call by address', 'GET', `/rest/v1/rpc/${rpc}?p_user_id=${victim.id}&user_uuid=${victim.id}`)
  }
  for (const kind of kinds)
    for (const value of values)
      for (const id of [victim.keyPhraseId, value]) {
        const p_payload = {
          id,
          keyword_id: victim.keyPhraseId,
          keyword: value,
          tags: value,
          note: value,
          day: value,
        }
        const p_id = crypto.randomUUID()
        const call = { p_id, p_device_id: p_id, p_sequence: 1, p_kind: kind, p_payload }
        add('a change', 'POST', '/rest/v1/rpc/apply_mutation', { body: call })
        const among = { id: p_id, sequence: 1, kind, payload: p_payload, rows: [id, value] }
        const batch = { p_device_id: p_id, p_mutations: [among, value] }
        add('changes at once', 'POST', '/rest/v1/rpc/apply_mutations', { body: batch })
      }
  for (const value of values)
    for (const asked of [
      { p_cursor: value },
      { p_open: value },
      { p_open: { keywords: value, alerts: { since: value, until: value, before: [value, victim.id] } } },
      { p_cursor: `0.0/${value}`, p_tally: value },
    ])
      add('a pull', 'POST', '/rest/v1/rpc/pull_changes', { body: asked })
  for (const value of values)
    for (const part of ['ownAccounts', 'checks', 'searches', 'keyPhrases', 'exported_at']) {
      const p_slice = { format: 'keytrail-archive', version: 1, exported_at: '2026-01-01', [part]: [value] }
      const call = { p_import_id: crypto.randomUUID(), p_slice, p_last: false }
      add('an archive', 'POST', '/rest/v1/rpc/import_archive', { body: call })
    }
  for (const name of edgeFunctions) {
    const path = `/functions/v1/${name}`
    for (const text of encoded)
      for (const parameter of ['keyword', 'query', 'country', 'searchId', 'nextCursor', 'url'])
        add('a function’s query', 'GET', `${path}?keyword=a&query=a&country=gb&${parameter}=${text}`)
    for (const body of bodies) add('a function’s body', 'POST', path, { body })
    for (const key of [victim.searchId, 'no uuid', '', 'x'.repeat(3_000)])
      for (const searchId of ['', `&searchId=${victim.searchId}`, `&keyPhraseId=${victim.keyPhraseId}`])
        add('a replayed key', 'GET', `${path}?keyword=a&query=a&country=gb${searchId}`, {
          headers: { 'idempotency-key': key },
        })
    for (const method of ['PUT', 'DELETE', 'PATCH']) add('another method', method, path)
  }
  for (const text of encoded)
    for (const path of [
      '/',
      '/blog/',
      '/assets/',
      '/key-phrase/',
      '/cms/images/keytrail/production/',
      '/auth/v1/',
      '/sandbox/stripe/checkout/',
      '/sandbox/stripe/v1/',
      '/sandbox/tiktok/pictures/',
    ])
      add('a path', 'GET', `${path}${text}`)
  for (const text of encoded)
    add('a content query', 'GET', `/v2024-01-01/data/query/production?query=${text}&$a=${text}`)
  for (const body of bodies) add('a content query', 'POST', '/v2024-01-01/data/query/production', { body })
  // Shuffles the requests, then alternates between kinds (`what`), so that the first `most` contain each kind.
  const shuffled = all.map((request) => ({ request, at: random() })).toSorted((a, b) => a.at - b.at)
  const seen = new Map<string, number>()
  return shuffled
    .map(({ request }) => {
      const turn = (seen.get(request.what) ?? 0) + 1
      seen.set(request.what, turn)
      return { request, turn }
    })
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, most)
    .map(({ request }) => request)
}

function send({ method, path, headers, body }: HostileRequest) {
  const sent = {
    apikey: stack.keys.publishable,
    'idempotency-key': crypto.randomUUID(),
    authorization: `Bearer ${own.token}`,
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
  const requests = hostileRequests()
  expect(new Set(requests.map(({ what }) => what)).size).toBeGreaterThan(14)
  const failed: string[] = []
  const leaked: string[] = []
  await runPool(requests, atOnce, async (one) => {
    const { status, body: text } = await send(one)
    const name = `${one.method} ${one.path.slice(0, 120)} ${JSON.stringify(one.body ?? '').slice(0, 80)} ${JSON.stringify(one.headers ?? {}).slice(0, 80)}`
    if (status >= 500) failed.push(`${status} ${one.what}: ${name} -> ${text.slice(0, 160)}`)
    if (text.includes(secret) || text.includes(victim.email) || text.includes('Victoria'))
      leaked.push(`${one.what}: ${name}`)
  })
  expect(leaked).toEqual([])
  expect(failed).toEqual([])
  expect(await belongings()).toEqual(before)
  expect((await call(stack, 'GET', '/healthz')).status).toBe(200)
})
