import { beforeEach, expect, test, vi } from 'vitest'
import { nextWanted, want } from '#src/db/missing/wanted.ts'
import { readCheck } from '#src/db/reads/checks.ts'
import { noteFull } from '#src/db/space/full-disk.ts'
import { changeWindow } from '#src/db/space/kept-on-device.ts'
import { noteOpened } from '#src/db/writes/device-notes.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { caller, server, startServer } from '#tests/support/device/played-remote.ts'
import { makers } from '#tests/support/rows/made-rows.ts'
import { pullAll } from './pull.ts'

vi.mock('#src/remote/tables/pull-changes.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/db/writes/device-notes.ts', { spy: true })

// The first two checks are outside the window, so their results stay on the server.
const checks = Array.from({ length: 12 }, (_, n) => ({ ...makers.checks(n), search_term: 'latte' }))
const [oldest, older] = checks.map(({ id }) => id) as [string, string]

const pull = () => pullAll(caller)

async function lookAt(id: string): Promise<void> {
  expect(await readCheck(id)).toBeUndefined()
  await vi.waitFor(async () => expect(await nextWanted()).toMatchObject({ table: 'checks', ids: [id] }))
}

openStore()
beforeEach(async () => {
  startServer()
  server().put('checks', ...checks)
  await changeWindow({ perPhrase: 10, maxBytes: null })
  await pull()
})

test('fetches an opened check outside the window, and keeps it when the next one arrives', async () => {
  await lookAt(oldest)
  await pull()
  expect(await readCheck(oldest)).toMatchObject({ id: oldest })
  await lookAt(older)
  await pull()
  expect(await readCheck(older)).toMatchObject({ id: older })
  expect(await readCheck(oldest)).toMatchObject({ id: oldest })
  expect(await nextWanted()).toBeUndefined()
})

test('does not evict an opened check in the same pull, even if its opening could not be recorded', async () => {
  vi.mocked(noteOpened).mockResolvedValue()
  await lookAt(oldest)
  await pull()
  expect(await readCheck(oldest)).toMatchObject({ id: oldest })
  expect(await nextWanted()).toBeUndefined()
})

test('tries to store an opened check even if the disk was full a moment ago', async () => {
  await noteFull()
  await want([{ table: 'checks', id: older }])
  expect(await nextWanted()).toBeUndefined()
  await lookAt(oldest)
  await pull()
  expect(await readCheck(oldest)).toMatchObject({ id: oldest })
})
