import { beforeEach, describe, expect, test, vi } from 'vitest'
import { writeMetadata } from '#src/db/core/metadata.ts'
import { database } from '#src/db/core/open.ts'
import { countUnreadable, wantUnreadable } from '#src/db/missing/wanted.ts'
import { deleteKeyPhrase } from '#src/db/writes/key-phrases.ts'
import { putNote } from '#src/db/writes/notes.ts'
import type { PulledRows } from '#src/domain/sync/pulled.ts'
import { newId } from '#src/lib/ids.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import {
  answerAhead,
  bothSides,
  caller,
  fill,
  server,
  startServer,
} from '#tests/support/device/played-remote.ts'
import { repetitions } from '#tests/support/project/long-run.ts'
import { newSeed, sample, seededRandom } from '#tests/support/project/random.ts'
import { ada, type Made, makers, phrase, madeTables as tables, time } from '#tests/support/rows/made-rows.ts'
import { damagedForms } from '#tests/support/rows/row-of-each.ts'
import { keepArrived, pullAll, pullOnce } from './pull.ts'

vi.mock('#src/remote/tables/pull-changes.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/mutations.ts', () => import('#tests/support/device/played-remote.ts'))

const pull = () => pullAll(caller)
const idsHere = async (table: Made) => (await database().table(table).toCollection().primaryKeys()).sort()

async function expectWhole(): Promise<void> {
  const { here, there } = await bothSides()
  expect(here).toEqual(there)
  expect(await database().$wanted.count()).toBe(0)
}

async function pullWhole(): Promise<void> {
  await pull()
  await expectWhole()
}

openStore()
beforeEach(startServer)

describe('a first visit', () => {
  test('fetches everything page by page, then compares', async () => {
    for (const table of tables) fill(table, 37)
    await pullWhole()
    expect(server().heard.at(-1)).toBe('pull_changes')
    expect(server().heard.filter((request) => request.startsWith('names'))).toEqual([])
  })

  test('resumes after a failure; nothing is fetched twice', async () => {
    for (const table of tables) fill(table, 60)
    let requests = 0
    server().onTheWay = async () => {
      requests += 1
      if (requests % 4 === 0) throw new RemoteError('offline')
    }
    for (let tries = 0; tries < 50; tries += 1)
      try {
        await pull()
        break
      } catch (error) {
        expect(error).toMatchObject({ kind: 'offline' })
      }
    await expectWhole()
    // Pulling 120 searches and checks takes 12 pages of 10, four requests for results, and one that finds
    // nothing more. Every fourth request fails, so half as many again are allowed.
    expect(server().heard.length).toBeLessThan(1.5 * (12 + 4 + 1))
  })

  test('reads the results of checks by three requests at a time, each check once', async () => {
    fill('checks', 130)
    let together = 0
    let most = 0
    server().onTheWay = async (request) => {
      if (request !== 'read') return
      together += 1
      most = Math.max(most, together)
      await new Promise((resolve) => setTimeout(resolve, 5))
      together -= 1
    }
    const readRows = vi.spyOn(server(), 'readRows')
    await pullWhole()
    expect(most).toBe(3)
    const ids = readRows.mock.calls.flatMap(([, keys]) => keys)
    expect(ids.toSorted()).toEqual(server().ids('checks').toSorted())
  })
})

describe('a response that arrived while the store was created', () => {
  const count = (table: keyof PulledRows) => database().table(table).count()

  test('stores the data of the first screens; the pull fetches the rest', async () => {
    for (const table of tables) fill(table, 5)
    await answerAhead()
    await keepArrived(ada)
    expect(await count('keyPhrases')).toBe(1)
    expect(await count('keyPhraseChecks')).toBe(5)
    expect(await count('searches')).toBe(5)
    expect(await count('checks')).toBe(0)
    await pullWhole()
  })

  test('stores a screenful of searches, however many it has; their results come with the rest', async () => {
    fill('searches', 200)
    server().pageSize = 200
    await answerAhead()
    await keepArrived(ada)
    expect(await count('searches')).toBe(25)
    await pullWhole()
  })

  test('is not stored after a pull, which is newer', async () => {
    await answerAhead()
    await pull()
    server().remove([phrase])
    await pull()
    await keepArrived(ada)
    expect(await count('keyPhrases')).toBe(0)
  })
})

test('fetches changes and deletions with one request, and results with another', async () => {
  for (const table of tables) fill(table, 12)
  await pull()
  server().heard = []
  server().put('searches', makers.searches(99))
  server().put('keyPhraseChecks', {
    ...server().row(server().ids('keyPhraseChecks')[0] ?? ''),
    position: 7,
    changed_at: time(500),
  })
  server().remove(server().ids('checks').slice(0, 3))
  await pullWhole()
  expect(server().heard).toEqual(['pull_changes', 'read searches'])
})

describe('a device with missing rows', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) })
    for (const table of tables) fill(table, 40)
    await pull()
    server().heard = []
  })

  test('fetches only the missing rows after the next comparison', async () => {
    for (const table of tables)
      await database()
        .table(table)
        .bulkDelete((await idsHere(table)).slice(5, 12))
    await pull()
    expect(server().heard, 'not yet').toEqual(['pull_changes'])
    vi.setSystemTime(Date.now() + 61 * 60_000)
    await pullWhole()
    expect(server().heard.filter((request) => request.startsWith('read'))).toHaveLength(3)
    server().heard = []
    await pull()
    expect(server().heard).toEqual(['pull_changes'])
  })

  test('deletes rows that the server lost without a record', async () => {
    server().remove(server().ids('searches').slice(3, 9), { told: false })
    vi.setSystemTime(Date.now() + 61 * 60_000)
    await pullWhole()
  })

  test('compares everything with a restored server, and refetches no equal row', async () => {
    server().restore()
    await pullWhole()
    expect(server().heard.filter((request) => request.startsWith('read'))).toEqual([])
  })

  test('does not count the row of a pending change as missing', async () => {
    const note = { id: newId(), keyword_id: phrase, day: '2026-11-01', note: 'mine' }
    await putNote(note)
    vi.setSystemTime(Date.now() + 61 * 60_000)
    await pull()
    expect(await database().notes.get(note.id)).toMatchObject({ note: 'mine' })
    expect(server().heard).toEqual(['pull_changes'])
  })

  test('does not restore a row whose deletion is pending', async () => {
    await deleteKeyPhrase(phrase)
    server().put('keyPhraseChecks', makers.keyPhraseChecks(99))
    vi.setSystemTime(Date.now() + 61 * 60_000)
    await pull()
    expect(await idsHere('keyPhraseChecks')).toEqual([])
  })
})

const seeds = Array.from({ length: repetitions(1, 50) }, (_, n) => newSeed() + n)
test.each(seeds)('a device with damaged rows recovers (seed %i)', async (seed) => {
  vi.stubGlobal('reportError', vi.fn())
  const random = seededRandom(seed)
  for (const table of tables) fill(table, 20)
  await pull()
  const standings = await database().$standings.toArray()
  for (const table of tables)
    for (const row of sample(await database().table(table).toArray(), 8, random))
      await database()
        .table(table)
        .bulkPut(sample(damagedForms(table, row), 1, random))
  // Only a comparison finds damaged rows that are missing from an index.
  await writeMetadata('compared_at', 0)
  await vi.waitFor(pullWhole, { timeout: 10_000 })
  expect(await database().$standings.toArray()).toEqual(standings)
})

test('rows that this build cannot read are omitted and counted, and are retried by the next build', async () => {
  fill('searches', 5)
  const [strange] = server().ids('searches')
  const readRows = server().readRows.bind(server())
  server().readRows = async (table, keys) => {
    const { rows } = await readRows(table, keys)
    return { rows: rows.filter(({ id }) => id !== strange), unreadable: strange ? [strange] : [] }
  }
  await pull()
  expect(await idsHere('searches')).toHaveLength(4)
  expect(await countUnreadable()).toBe(1)
  expect(server().heard.filter((request) => request.startsWith('names'))).toEqual([])
  server().readRows = readRows
  await wantUnreadable()
  await pullWhole()
  expect(await countUnreadable()).toBe(0)
})

test('forgets progress that the server refuses: the next pull starts over', async () => {
  fill('searches', 25)
  await pull()
  server().onTheWay = () => Promise.reject(new RemoteError('refused', { status: 400, code: '22P02' }))
  await expect(pull()).rejects.toMatchObject({ kind: 'refused' })
  server().onTheWay = async () => {}
  await pullWhole()
})

test('pulls once for tabs that reconnect together', async () => {
  const tabs = Array.from({ length: 20 }, () => pullOnce(caller, false))
  const ended = await Promise.all(tabs)
  expect(ended.filter((answer) => answer === 'done')).toHaveLength(1)
  server().heard = []
  expect(await pullOnce(caller, false)).toBe('done')
  expect(server().heard).toEqual([])
  await pullOnce(caller, true)
  expect(server().heard).toEqual(['pull_changes'])
})
