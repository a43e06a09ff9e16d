import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { readArchive } from '#src/domain/sync/archive.ts'
import { downloadBlob } from '#src/lib/file/download.ts'
import { fetchWhole } from '#src/sync/lookups/fetch-whole.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { keyPhrase, makeId, makers } from '#tests/support/rows/made-rows.ts'
import { saveArchive } from './actions.ts'

vi.mock('#src/lib/file/download.ts', () => ({ downloadBlob: vi.fn() }))
vi.mock('#src/sync/lookups/fetch-whole.ts', () => ({ fetchWhole: vi.fn() }))

openStore()

test('saves a valid file if the rows fill their slices and the server has deleted a whole slice', async () => {
  const checks = Array.from({ length: 150 }, (_, n) => ({ ...makers.checks(n), id: makeId(n) }))
  const kept = [...checks.slice(0, 50), ...checks.slice(100)]
  vi.mocked(fetchWhole).mockImplementation(async (_, ids) => kept.filter(({ id }) => ids.includes(id)))
  await database().table('checks').bulkAdd(checks)
  const phrases = Array.from({ length: 50 }, (_, n) => ({ ...keyPhrase, id: makeId(n) }))
  await database().table('keyPhrases').bulkAdd(phrases)
  await saveArchive(() => undefined)
  const [, file] = vi.mocked(downloadBlob).mock.calls[0] ?? []
  const archive = await readArchive((await file?.text()) ?? '', async () => undefined)
  expect(archive.keyPhrases).toHaveLength(50)
  expect(archive.checks.map(({ id }) => id)).toEqual(kept.map(({ id }) => id))
})
