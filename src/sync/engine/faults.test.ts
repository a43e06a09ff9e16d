import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetFact } from '#src/db/core/metadata.ts'
import { databaseUserIds, eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { appendEntry, countUnsent, discardParked, listParked } from '#src/db/outbox/outbox.ts'
import { env } from '#src/lib/env.ts'
import { nextEntry } from '#tests/support/device/outbox.ts'
import { storeSession } from '#tests/support/device/stub-server.ts'
import { repetitions } from '#tests/support/project/long-run.ts'
import { seededRandom } from '#tests/support/project/random.ts'
import type { Fault } from '#tests/support/stack/fault-proxy.ts'
import { faultyServer } from '#tests/support/stack/faulty-server.ts'
import { pushOutbox } from './push.ts'

// Tests the path from the outbox to a server, over a real socket with all kinds of failures.

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const publicKey = 'sb_publishable_test'
const changes = repetitions(200, 1_000)
const seeds = [1, 7, 2026, 729_565, ...Array.from({ length: repetitions(0, 16) }, (_, n) => 100 + n)]
const patience = { timeout: repetitions(60_000, 600_000) }

interface Sent {
  p_mutations: { id: string; payload: { first_name: string }; rows: string[] }[]
}

let applied: Map<string, string>
let refuses: (name: string) => boolean
const server = faultyServer()

/** Applies each change once, like the real server; changes behind a refused change to the same row wait. */
async function answer(request: Request): Promise<Response> {
  if (request.url.includes('/auth/')) return Response.json({ error_code: 'session_expired' }, { status: 400 })
  const { p_mutations } = (await request.json()) as Sent
  const refused = new Set<string>()
  const outcomes = p_mutations.map(({ id, payload, rows: [row = ''] }) => {
    const name = payload.first_name
    if (refused.has(row)) return { outcome: 'waiting' }
    if (refuses(name)) {
      refused.add(row)
      return { outcome: 'refused', code: 'invalid_change', message: 'too long' }
    }
    if (applied.has(id)) return { outcome: 'already_applied' }
    applied.set(id, name)
    return { outcome: 'applied' }
  })
  return Response.json({ position: '1.1/7', outcomes })
}

beforeEach(async () => {
  applied = new Map()
  refuses = () => false
  server.answer = answer
  env.supabaseUrl = server.proxy.url
  env.supabaseKey = publicKey
  storeSession()
  await openDatabase(ada)
})

afterEach(async () => {
  for (const userId of await databaseUserIds()) await eraseDatabase(userId)
})

const push = () => pushOutbox({ userId: ada, hurry: true, signal: new AbortController().signal })

async function change(n: number, rows = 1): Promise<string> {
  const name = `row ${n % rows} change ${n}`
  await appendEntry({ kind: 'change_profile', row: `profiles/${n % rows}`, payload: { first_name: name } })
  return name
}

/** Sends until nothing more can be sent, creating more changes meanwhile. */
async function drain(total: number, rows: number, random: () => number): Promise<string[]> {
  const made: string[] = []
  while (made.length < total || (await nextEntry())) {
    await forgetFact('outage')
    const batch = Math.min(total - made.length, Math.floor(random() * 12))
    for (let n = 0; n < batch; n += 1) made.push(await change(made.length, rows))
    await push()
  }
  return made
}

/** Nine of twenty requests fail, two of them after the server has processed them. */
function anyFault(random: () => number): Fault {
  const faults: Fault[] = ['drop', 'lose', 'lose', 500, 503, 429, 408, 403, 502]
  return faults[Math.floor(random() * 20)] ?? 'none'
}

describe.each(seeds)('with seed %i', (seed) => {
  test('keeps and shows refused changes, and completes every other row', patience, async () => {
    const random = seededRandom(seed)
    const rows = 9
    const poisoned = (name: string) => / change \d*7$/.test(name)
    refuses = poisoned
    server.proxy.decide = () => anyFault(random)
    const made = await drain(changes, rows, random)
    const rowName = (name: string) => name.split(' change ')[0]
    const parkedRows = (await listParked()).map((entry) =>
      rowName(entry.kind === 'change_profile' ? (entry.payload.first_name ?? '') : ''),
    )
    expect(parkedRows.length, `seed ${seed}`).toBe(rows)
    expect(new Set(parkedRows).size).toBe(rows)

    // The user discards the parked changes one by one, which frees the changes behind them.
    for (let parked = await listParked(); parked.length > 0; parked = await listParked()) {
      for (const { id } of parked) await discardParked(id)
      while (await nextEntry()) {
        await forgetFact('outage')
        await push()
      }
    }
    for (let row = 0; row < rows; row += 1) {
      const ofRow = (name: string) => rowName(name) === `row ${row}`
      const expected = made.filter((name) => ofRow(name) && !poisoned(name))
      expect([...applied.values()].filter(ofRow), `seed ${seed}`).toEqual(expected)
    }
    expect(await countUnsent()).toBe(0)
  })
})
