import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { nextWanted, want } from '#src/db/missing/wanted.ts'
import { readCheck } from '#src/db/reads/checks.ts'
import { changeWindow } from '#src/db/space/check-window.ts'
import { noteFull } from '#src/db/space/full-disk.ts'
import { noteOpened } from '#src/db/writes/device-notes.ts'
import { server, startServer } from '#tests/support/device/played-remote.ts'
import { ada, makers } from '#tests/support/rows/made-rows.ts'
import { pullAll } from './pull.ts'

vi.mock('#src/remote/tables/pull-changes.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/db/writes/device-notes.ts', { spy: true })

// Checks of one phrase, of which the window leaves the first two to the server.
const checks = Array.from({ length: 12 }, (_, n) => ({ ...makers.checks(n), search_term: 'latte' }))
const [oldest, older] = checks.map(({ id }) => id) as [string, string]

const pull = () => pullAll({ userId: ada, signal: new AbortController().signal })

/** Somebody looks at what is at the server alone, wherever that is shown. */
async function lookAt(id: string): Promise<void> {
  expect(await readCheck(id)).toBeUndefined()
  await vi.waitFor(async () => expect(await nextWanted()).toMatchObject({ table: 'checks', ids: [id] }))
}

beforeEach(async () => {
  startServer()
  server().put('checks', ...checks)
  await openDatabase(ada)
  await changeWindow({ perPhrase: 10, maxBytes: null })
  await pull()
})
afterEach(async () => {
  vi.mocked(noteOpened).mockReset()
  await eraseDatabase(ada)
})

test('a check outside the window that is looked at comes, and stays when the next one does', async () => {
  await lookAt(oldest)
  await pull()
  expect(await readCheck(oldest)).toMatchObject({ id: oldest })
  await lookAt(older)
  await pull()
  expect(await readCheck(older)).toMatchObject({ id: older })
  expect(await readCheck(oldest)).toMatchObject({ id: oldest })
  expect(await nextWanted()).toBeUndefined()
})

test('the pull that fetches it does not let it go, even if there was no room to note that it was opened', async () => {
  vi.mocked(noteOpened).mockResolvedValue()
  await lookAt(oldest)
  await pull()
  expect(await readCheck(oldest)).toMatchObject({ id: oldest })
  expect(await nextWanted()).toBeUndefined()
})

test('on a disk that was full a moment ago what is looked at is tried all the same', async () => {
  await noteFull()
  await want([{ table: 'checks', id: older }])
  expect(await nextWanted()).toBeUndefined()
  await lookAt(oldest)
  await pull()
  expect(await readCheck(oldest)).toMatchObject({ id: oldest })
})
