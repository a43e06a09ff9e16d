import { beforeEach, expect, test, vi } from 'vitest'
import { type Archive, archiveHead, archivePartNames } from '#src/domain/sync/archive.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { cancelImport, importSlice } from '#src/remote/tables/archive.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { importArchive } from './import-archive.ts'

vi.mock('#src/remote/tables/archive.ts', () => ({ importSlice: vi.fn(), cancelImport: vi.fn() }))

openStore()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.mocked(importSlice).mockRejectedValue(new RemoteError('refused', { code: 'invalid_archive' }))
})

const archive = {
  ...{ ...archiveHead, exported_at: '2026-11-21T09:00:00.000Z', ownAccounts: [], brandWords: [] },
  ...Object.fromEntries(archivePartNames.map((part) => [part, []])),
} as unknown as Archive

async function restore() {
  const outcome = importArchive(ada, archive, () => {})
  const ticks = setInterval(() => vi.advanceTimersByTime(60_000))
  return outcome.finally(() => clearInterval(ticks))
}

test('a refused archive is cancelled, even if the connection fails in between', async () => {
  vi.mocked(cancelImport).mockRejectedValueOnce(new RemoteError('offline')).mockResolvedValueOnce(true)
  expect(await restore()).toEqual({ kind: 'refused', code: 'invalid_archive' })
  expect(cancelImport).toHaveBeenCalledTimes(2)
})

test('a refused archive that cannot be cancelled counts as unfinished: the next try cancels it', async () => {
  vi.mocked(cancelImport).mockRejectedValue(new RemoteError('offline'))
  expect(await restore()).toEqual({ kind: 'broken-off' })
})

test('an import that ended elsewhere is not cancelled, because it may be another by now', async () => {
  vi.mocked(importSlice).mockRejectedValue(new RemoteError('refused', { code: 'import_ended' }))
  expect(await restore()).toEqual({ kind: 'refused', code: 'import_ended' })
  expect(cancelImport).not.toHaveBeenCalled()
})
