import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database, databaseUserIds, eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { countUnsent, discardParked, listParked } from '#src/db/outbox/outbox.ts'
import { addKeyPhrases, changeKeyPhrase, deleteKeyPhrase } from '#src/db/writes/key-phrases.ts'
import { putNote } from '#src/db/writes/notes.ts'
import { newId } from '#src/lib/ids.ts'
import { server, startServer } from '#tests/support/device/played-remote.ts'
import { faultSeeds } from '#tests/support/project/long-run.ts'
import { sample, seededRandom } from '#tests/support/project/random.ts'
import { addedKeyPhrase, time } from '#tests/support/rows/made-rows.ts'
import { pullAll } from './pull.ts'
import { pushOutbox } from './push.ts'

vi.mock('#src/remote/tables/pull-changes.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/mutations.ts', () => import('#tests/support/device/played-remote.ts'))

// A store is named after its user, so the two devices in this test need different user ids.
const devices = ['0a0a0a0a-0000-4000-8000-000000000001', '0a0a0a0a-0000-4000-8000-000000000002'] as const

beforeEach(() => {
  startServer()
  // Like the real server, refuses changes to a deleted row.
  server().decideOutcome = ({ kind, payload }) => {
    const row = 'keyword_id' in payload ? payload.keyword_id : 'id' in payload ? payload.id : ''
    const isGone = (kind === 'change_key_phrase' || kind === 'put_note') && server().row(row) === undefined
    return isGone ? { outcome: 'refused', code: 'not_found', message: 'gone' } : { outcome: 'applied' }
  }
})
afterEach(async () => {
  for (const userId of await databaseUserIds()) await eraseDatabase(userId)
})

const seeds = faultSeeds(1, 200)

test.each(seeds)('two devices that change the same rows offline agree in the end (seed %i)', async (seed) => {
  const random = seededRandom(seed)
  const one = <Item>(items: readonly Item[]): Item => sample(items, 1, random)[0] as Item
  const caller = (userId: string) => ({ userId, signal: new AbortController().signal })
  const pull = () => pullAll(caller(database().userId))
  const push = () => pushOutbox({ ...caller(database().userId), hurry: true })
  const rows = async () => ({
    keyPhrases: await database().keyPhrases.orderBy('id').toArray(),
    notes: await database().notes.orderBy('id').toArray(),
  })

  const act = async () => {
    const shown = await database().keyPhrases.toCollection().primaryKeys()
    const id = shown.length > 0 ? one(shown) : undefined
    const what = random()
    if (id === undefined || what < 0.25) {
      await addKeyPhrases([{ ...addedKeyPhrase(), created_at: time(Math.floor(random() * 900)) }])
    } else if (what < 0.5) await changeKeyPhrase({ id, status: random() < 0.5 })
    else if (what < 0.65) await changeKeyPhrase({ id, tags: [newId().slice(0, 4)] })
    else if (what < 0.85) await putNote({ id: newId(), keyword_id: id, day: '2026-11-01', note: 'seen' })
    else await deleteKeyPhrase(id)
  }
  const agree = async () => {
    for (let parked = 1; parked > 0; ) {
      await push()
      const refused = await listParked()
      parked = refused.length
      for (const { id } of refused) await discardParked(id)
    }
    await pull()
  }

  for (const device of devices) {
    await openDatabase(device)
    await pull()
  }
  for (let step = 0; step < 16; step += 1) {
    await openDatabase(one(devices))
    if (random() < 0.25) await agree()
    else await act()
  }
  for (const device of [...devices, ...devices]) {
    await openDatabase(device)
    await agree()
  }
  const shown = []
  for (const device of devices) {
    await openDatabase(device)
    expect(await countUnsent(), `seed ${seed}`).toBe(0)
    shown.push(await rows())
  }
  expect(shown[0], `seed ${seed}`).toEqual(shown[1])
  const there = (table: 'keyPhrases' | 'notes') => server().ids(table)
  expect(shown[0]?.keyPhrases.map(({ id }) => id)).toEqual(there('keyPhrases'))
  expect(shown[0]?.notes.map(({ id }) => id)).toEqual(there('notes'))
  expect(new Set(server().applied.map(({ id }) => id)).size).toBe(server().applied.length)
})
