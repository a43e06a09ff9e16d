import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDatabase, database, eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { listCheckHeads, readCheck } from '#src/db/reads/checks.ts'
import { changeWindow, readKept } from '#src/db/space/check-window.ts'
import { putNote } from '#src/db/writes/notes.ts'
import { newId } from '#src/lib/ids.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { bothSides, fill, server, startServer } from '#tests/support/device/played-remote.ts'
import { repetitions } from '#tests/support/project/long-run.ts'
import { ada, makers, phrase } from '#tests/support/rows/made-rows.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { pullAll } from './pull.ts'

vi.mock('#src/remote/tables/pull-changes.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))

const checks = repetitions(60, 1_000)
const rowsEach = 100
const breaks = 5

const pull = () => pullAll({ userId: ada, signal: new AbortController().signal })

beforeEach(async () => {
  startServer()
  server().pageSize = repetitions(20, 250)
  const found = Array.from({ length: rowsEach }, (_, n) => rankingRow({ rank: n + 1 }))
  server().put(
    'checks',
    ...Array.from({ length: checks }, (_, n) => ({ ...makers.checks(n), search_ranking_results: found })),
  )
  fill('keyPhraseChecks', 30)
  await openDatabase(ada)
})
afterEach(() => eraseDatabase(ada))

test(`a first sync of ${checks * rowsEach} ranking rows completes after ${breaks} interruptions that each close the app`, {
  timeout: 600_000,
}, async () => {
  await changeWindow({ perPhrase: null, maxBytes: null })
  // The first response, four pages of a list, batches of twenty checks.
  const requests = checks / server().pageSize + checks / 20
  let heard = 0
  let left = breaks
  server().onTheWay = async () => {
    heard += 1
    // The first response always arrives.
    if (heard === 1 || left === 0 || heard % Math.ceil(requests / (breaks + 1)) !== 0) return
    left -= 1
    throw new RemoteError('offline')
  }
  let broken = 0
  for (;;) {
    const ended = await pull().then(
      () => true,
      () => false,
    )
    if (broken === 0) {
      // The data of the first response is usable at once: the list, the positions of a key phrase, a change.
      expect((await listCheckHeads()).length).toBeGreaterThanOrEqual(server().pageSize)
      expect(await database().keyPhrases.get(phrase)).toBeDefined()
      expect(await database().$standings.get(phrase)).toBeDefined()
      await putNote({ id: newId(), keyword_id: phrase, day: '2026-11-01', note: 'mine' })
      expect(await countUnsent()).toBe(1)
      const [newest] = await listCheckHeads()
      await readCheck(newest?.id ?? '')
    }
    if (ended) break
    broken += 1
    closeDatabase()
    await openDatabase(ada)
  }
  expect(broken).toBe(breaks)
  const { here, there } = await bothSides()
  expect(here).toEqual(there)
  expect(await readKept()).toMatchObject({ checks, left: 0 })
  expect(await countUnsent(), 'the change written meanwhile').toBe(1)
  expect(heard, 'only pending requests are repeated').toBeLessThan(requests + 3 * breaks + 5)
})
