import { beforeEach, describe, expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { discardParked, listParked } from '#src/db/outbox/outbox.ts'
import { readKeyPhrase } from '#src/db/reads/key-phrases.ts'
import { changeKeyPhrase } from '#src/db/writes/key-phrases.ts'
import { putNote } from '#src/db/writes/notes.ts'
import { newId } from '#src/lib/ids.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { bothSides, caller, fill, server, startServer } from '#tests/support/device/played-remote.ts'
import { faultSeeds } from '#tests/support/project/long-run.ts'
import { seededRandom } from '#tests/support/project/random.ts'
import { keyPhrase, makers, phrase, madeTables as tables } from '#tests/support/rows/made-rows.ts'
import { pullAll } from './pull.ts'
import { pushOutbox } from './push.ts'

vi.mock('#src/remote/tables/pull-changes.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/mutations.ts', () => import('#tests/support/device/played-remote.ts'))

// A pull does not store a row with a pending change, and the server does not send the row again. So the
// device reads the row by its id once the change has settled.

const pull = () => pullAll(caller)
const push = () => pushOutbox({ ...caller, hurry: true })
const elsewhere = (changes: object) => server().put('keyPhrases', { ...keyPhrase, ...changes })
const reads = () => server().heard.filter((request) => request === 'read keyPhrases').length

openStore()
beforeEach(startServer)

describe('a change of another device', () => {
  beforeEach(pull)

  test('is stored once the local change has settled', async () => {
    await changeKeyPhrase({ id: phrase, status: false })
    elsewhere({ status: false, tags: ['theirs'] })
    await pull()
    await pull()
    expect(await readKeyPhrase(phrase)).toMatchObject({ status: false, tags: [] })
    expect(reads(), 'nothing is read before its change is settled').toBe(0)
    await push()
    await pull()
    expect(await readKeyPhrase(phrase)).toMatchObject({ status: false, tags: ['theirs'] })
    await pull()
    expect(reads(), 'once').toBe(1)
  })

  test('is stored if the local change was accepted after the response and altered nothing', async () => {
    await changeKeyPhrase({ id: phrase, status: false })
    elsewhere({ status: false, tags: ['theirs'] })
    server().onTheWay = async (request) => {
      if (request !== 'pull_changes') return
      server().onTheWay = async () => {}
      await push()
    }
    await pull()
    await pull()
    expect(await readKeyPhrase(phrase)).toMatchObject({ status: false, tags: ['theirs'] })
  })

  test('is stored too if its row was changed here during the refetch', async () => {
    elsewhere({ status: false })
    await pull()
    server().decideOutcome = () => ({ outcome: 'refused', code: 'invalid_change', message: 'no' })
    await changeKeyPhrase({ id: phrase, tags: ['refused'] })
    await push()
    server().decideOutcome = () => ({ outcome: 'applied' })
    for (const { id } of await listParked()) await discardParked(id)
    server().onTheWay = async (request) => {
      if (request === 'read') await changeKeyPhrase({ id: phrase, status: false })
    }
    await pull()
    server().onTheWay = async () => {}
    expect(await readKeyPhrase(phrase)).toMatchObject({ tags: ['refused'] })
    await push()
    await pull()
    expect(await readKeyPhrase(phrase)).toMatchObject({ status: false, tags: [] })
  })
})

// Pulls and pushes overlap, as in tabs without a shared lock. Row counts are disabled, because a comparison
// would fetch the lost rows.
const seeds = faultSeeds(10, 100)
test.each(seeds)('stores all rows if changes settle while pages are loading (seed %i)', async (seed) => {
  const random = seededRandom(seed)
  const often = async (times: number, work: () => Promise<unknown>) => {
    for (let n = 0; n < times; n += 1) await work()
  }
  const turns = (most: number) =>
    often(Math.floor(random() * most), () => new Promise((resolve) => setImmediate(resolve)))
  server().counts = false
  server().pageSize = 3 + Math.floor(random() * 4)
  server().onTheWay = () => turns(30)
  for (const table of tables) fill(table, 30)
  const notes = Array.from({ length: 3 }, () => newId())
  const texts = new Map<string, string[]>()

  const change = async () => {
    const id = notes[Math.floor(random() * notes.length)] ?? ''
    const text = newId()
    texts.set(id, [...(texts.get(id) ?? []), text])
    await putNote({ id, keyword_id: phrase, day: '2026-11-01', note: text })
    texts.set(id, [text])
    await push()
    await turns(10)
  }
  const look = async () => {
    const before = new Map(texts)
    const here = await database().notes.bulkGet(notes)
    for (const note of here.filter((row) => row !== undefined))
      expect([...(before.get(note.id) ?? []), ...(texts.get(note.id) ?? [])], 'set back').toContain(note.note)
    await turns(4)
  }
  const grow = async () => {
    for (const table of tables) server().put(table, makers[table](100 + Math.floor(random() * 900)))
    if (random() < 0.3) server().remove(server().ids('checks').slice(0, 1))
    await turns(30)
  }
  await Promise.all([pull(), pull(), often(15, change), often(8, grow), often(40, look)])
  await pull()
  const { here, there } = await bothSides()
  expect(here, `seed ${seed}`).toEqual(there)
  const kept = (await database().notes.toArray()).map(({ id, note }) => [id, note])
  expect(new Map(kept as [string, string][])).toEqual(
    new Map(
      server()
        .ids('notes')
        .map((id) => [id, server().row(id)?.note]),
    ),
  )
})
