import { beforeEach, expect, test, vi } from 'vitest'
import { StorageFull } from '#src/db/core/errors.ts'
import { database } from '#src/db/core/open.ts'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { readProfile } from '#src/db/reads/profile.ts'
import { changeProfile } from '#src/db/writes/account.ts'
import { putAlertRule } from '#src/db/writes/alerts.ts'
import { deleteRow } from '#src/db/writes/deletions.ts'
import { addKeyPhrases, changeKeyPhrase, deleteKeyPhrase } from '#src/db/writes/key-phrases.ts'
import { putNote } from '#src/db/writes/notes.ts'
import { queueSearch } from '#src/db/writes/queued-searches.ts'
import { newId } from '#src/lib/ids.ts'
import { showToast } from '#src/state/toasts.ts'
import { countRoom } from '#tests/support/device/full-disk.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { caller, server, startServer } from '#tests/support/device/played-remote.ts'
import { faultSeeds } from '#tests/support/project/long-run.ts'
import { sample, seededRandom } from '#tests/support/project/random.ts'
import { ada, addedKeyPhrase, keyPhrase, makers } from '#tests/support/rows/made-rows.ts'
import { rowOfEach } from '#tests/support/rows/row-of-each.ts'
import { keepAndSend } from './keep-and-send.ts'
import { pushOutbox } from './push.ts'

vi.mock('#src/remote/tables/mutations.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/state/toasts.ts', { spy: true })

const steps = 40
const reported = vi.fn()

openStore()
beforeEach(async () => {
  vi.stubGlobal('reportError', reported)
  startServer()
  server().setProfile({ id: ada })
  const { profile, keyPhrases, checks } = database()
  await profile.put({ ...rowOfEach.profile(), first_name: null } as never)
  await keyPhrases.put(keyPhrase as never)
  await checks.bulkPut(Array.from({ length: 30 }, (_, n) => makers.checks(n)) as never)
})

/** Excludes checks, because the device evicts and refetches them as free space changes. */
async function onDevice(): Promise<{ rows: string; entries: string }> {
  const { profile, keyPhrases, notes, alertRules, searches, $outbox } = database()
  const rows = [profile, keyPhrases, notes, alertRules, searches].map((table) => table.toArray())
  return {
    rows: JSON.stringify(await Promise.all(rows)),
    entries: JSON.stringify(await $outbox.orderBy('sequence').toArray()),
  }
}

async function act(random: () => number): Promise<void> {
  const { keyPhrases, notes } = database()
  const one = <Item>(items: readonly Item[]): Item | undefined => sample(items, 1, random)[0]
  const phrase = one(await keyPhrases.toCollection().primaryKeys())
  const note = one(await notes.toCollection().primaryKeys())
  const what = random()
  if (phrase === undefined || what < 0.2) await addKeyPhrases([addedKeyPhrase(), addedKeyPhrase()])
  else if (what < 0.4) await changeKeyPhrase({ id: phrase, tags: [newId()] })
  else if (what < 0.6) await putNote({ id: newId(), keyword_id: phrase, day: '2026-11-01', note: newId() })
  else if (what < 0.7) await changeProfile({ first_name: newId() })
  else if (what < 0.8)
    await putAlertRule({ id: newId(), keyword_id: phrase, kind: 'moves_up', threshold: random() * 1e9 })
  else if (what < 0.9)
    await queueSearch({ id: newId(), search_term: newId(), search_type: 'basic', country: 'gb', pages: null })
  else if (note !== undefined && what < 0.95) await deleteRow('notes', note)
  else await deleteKeyPhrase(phrase)
}

test.each(faultSeeds(5, 50))(
  'stores each of forty changes with its entry or not at all, and reports a full disk (seed %i)',
  async (seed) => {
    const random = seededRandom(seed)
    const disk = countRoom(seed % 2 === 0 ? 'at the commit' : 'at the write')
    let kept = 0
    let refused = 0
    for (let step = 0; step < steps; step += 1) {
      // Allows any number of writes, or so few that the disk may fill up during the change or the eviction.
      disk.writes = random() < 0.3 ? Number.POSITIVE_INFINITY : Math.floor(random() * 8)
      const before = await onDevice()
      vi.mocked(showToast).mockClear()
      reported.mockClear()
      const isKept = await keepAndSend('It could not be saved.', () => act(random))
      const after = await onDevice()
      const name = `seed ${seed}, step ${step}`
      expect([after.rows !== before.rows, after.entries !== before.entries], name).toEqual([isKept, isKept])
      if (isKept) {
        kept += 1
        expect(showToast, name).not.toHaveBeenCalled()
      } else {
        refused += 1
        expect(showToast, name).toHaveBeenCalledExactlyOnceWith('bad', 'It could not be saved.')
        const error = reported.mock.calls[0]?.[0] as Error
        expect(error.name === 'NotKept' ? error.cause : error, name).toBeInstanceOf(StorageFull)
      }
      expect(await readProfile(), name).toMatchObject({ id: ada })
      expect(await listKeyPhrases(), name).toHaveLength(await database().keyPhrases.count())
    }
    expect(Math.min(kept, refused)).toBeGreaterThan(0)

    disk.writes = Number.POSITIVE_INFINITY
    const waiting = await database().$outbox.orderBy('sequence').toArray()
    const changes = waiting.filter(({ kind }) => kind !== 'run_search')
    await pushOutbox({ ...caller, hurry: true })
    const applied = server().applied.map(({ id }) => id)
    expect(applied.sort()).toEqual(changes.map(({ id }) => id).sort())
    expect(await countUnsent()).toBe(waiting.length - changes.length)
  },
)
