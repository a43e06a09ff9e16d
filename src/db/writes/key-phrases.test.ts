import { beforeEach, describe, expect, test } from 'vitest'
import type { NewKeyPhrase } from '#src/domain/sync/changes.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { newId } from '#src/lib/ids.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { firstEntry, nextEntry, settleEntry } from '#tests/support/device/outbox.ts'
import { pullRows } from '#tests/support/device/pulled.ts'
import { addedKeyPhrase, time } from '#tests/support/rows/made-rows.ts'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { database } from '../core/open.ts'
import { isComparisonDue, noteComparison } from '../missing/completeness.ts'
import { nextWanted } from '../missing/wanted.ts'
import { countUnsent, discardParked, listParked, listUnsent, parkEntry } from '../outbox/outbox.ts'
import { listAlertRules } from '../reads/alerts.ts'
import {
  listKeyPhraseChecks,
  listKeyPhrases,
  listNotes,
  readKeyPhrase,
  readStandings,
} from '../reads/key-phrases.ts'
import { putAlertRule } from './alerts.ts'
import { addKeyPhrases, changeKeyPhrase, deleteKeyPhrase } from './key-phrases.ts'
import { putNote } from './notes.ts'

const phrase = (values: Partial<NewKeyPhrase> = {}): NewKeyPhrase => ({
  ...addedKeyPhrase(),
  account_name: 'ada',
  ...values,
})

function positionCheck(keyword_id: string, values: Partial<KeyPhraseCheckRow>): KeyPhraseCheckRow {
  const checked_at = values.checked_at ?? '2026-11-20T00:05:00.000Z'
  return { ...phraseCheck(keyword_id, 20, null), checked_at, changed_at: checked_at, ...values }
}

const result = (rank: number, username: string, video: string) =>
  rankingRow({ rank, username, video_url: `https://www.tiktok.com/@${username}/video/${video}` })

const pull = (rows: KeyPhraseCheckRow[]) => pullRows({ keyPhraseChecks: rows })

openStore()

async function addKnown(row = phrase()): Promise<NewKeyPhrase> {
  await addKeyPhrases([row])
  await settleEntry(await firstEntry())
  return row
}

async function expectFetchedAgain(id: string): Promise<void> {
  const change = await firstEntry()
  await parkEntry(change, 'no')
  await noteComparison()
  await discardParked(change.id)
  expect(await isComparisonDue()).toBe(true)
  expect(await nextWanted()).toEqual({ table: 'keyPhrases', ids: [id] })
}

describe('adding', () => {
  test('shows key phrases at once and queues them in order', async () => {
    const first = phrase({ keyword: 'one' })
    const second = phrase({ keyword: 'two', created_at: time(2) })
    await addKeyPhrases([first, second])
    expect((await listKeyPhrases()).map((row) => row.keyword)).toEqual(['two', 'one'])
    expect((await listUnsent('keyPhrases')).map((entry) => entry.payload)).toEqual([first, second])
  })

  test('adds all or none', async () => {
    const known = phrase()
    await addKeyPhrases([known])
    await expect(addKeyPhrases([phrase(), known])).rejects.toThrow()
    expect(await listKeyPhrases()).toHaveLength(1)
    expect(await countUnsent()).toBe(1)
  })
})

test('a standing drops a best position that the server removed', async () => {
  const row = phrase()
  const known = positionCheck(row.id, { position: 2 })
  await addKeyPhrases([row])
  await pull([known])
  await pull([{ ...known, position: 9, changed_at: '2026-11-21T00:00:00.000Z' }])
  expect((await readStandings()).get(row.id)?.best?.position).toBe(9)
})

describe('following another video', () => {
  const search_id = newId()
  const row = phrase()
  const check = storedCheck({ id: search_id, keyword_id: row.id, origin: 'tracker' })
  const known = positionCheck(row.id, { search_id, position: 1 })
  const unknown = positionCheck(row.id, { position: 3, checked_at: '2026-11-19T00:05:00.000Z' })

  beforeEach(async () => {
    await addKnown(row)
    await pull([unknown, known])
    const search_ranking_results = [result(1, 'ada', '11'), result(7, 'Ada', '12')]
    await database().checks.put({ ...check, search_ranking_results })
  })

  test('looks for the new video in the stored checks', async () => {
    await changeKeyPhrase({ id: row.id, video_id: '12' })
    expect((await listKeyPhraseChecks(row.id)).map((point) => point.position)).toEqual([3, 7])
    expect((await readStandings()).get(row.id)?.current?.position).toBe(7)
    expect(await nextEntry()).toMatchObject({
      kind: 'change_key_phrase',
      payload: { id: row.id, video_id: '12' },
    })
  })

  test.each([
    [
      'are not on this device',
      () => database().checks.update(search_id, { packed: undefined, bytes: 0 } as never),
    ],
    ['have been purged', () => database().checks.put({ ...check, check_results: [] })],
  ])('keeps the position of a check whose results %s', async (_, lose) => {
    await lose()
    await changeKeyPhrase({ id: row.id, video_id: '12' })
    expect((await listKeyPhraseChecks(row.id)).map((point) => point.position)).toEqual([3, 1])
  })

  test('refetches the positions with the next pull if refused and discarded', async () => {
    await changeKeyPhrase({ id: row.id, video_id: '12' })
    await expectFetchedAgain(row.id)
    await pull([unknown, known])
    expect((await listKeyPhraseChecks(row.id)).map((point) => point.position)).toEqual([3, 1])
  })

  test('a pause keeps the positions', async () => {
    await changeKeyPhrase({ id: row.id, status: false })
    expect(await readKeyPhrase(row.id)).toMatchObject({ status: false, paused_by_plan: false })
    expect((await listKeyPhraseChecks(row.id)).map((point) => point.position)).toEqual([3, 1])
  })
})

describe('deleting', () => {
  test('deletes all dependent rows, except checks that were paid for', async () => {
    const row = phrase()
    const other = phrase()
    await addKeyPhrases([row, other])
    await pull([positionCheck(row.id, {}), positionCheck(other.id, {})])
    const daily = storedCheck({ keyword_id: row.id, origin: 'tracker' })
    const paid = storedCheck({ keyword_id: row.id })
    await database().checks.bulkPut([daily, paid])
    for (const { id } of [row, other]) {
      await putNote({ id: newId(), keyword_id: id, day: '2026-11-20', note: 'a note' })
      await putAlertRule({ id: newId(), keyword_id: id, kind: 'lost', threshold: null })
    }
    await deleteKeyPhrase(row.id)
    expect((await listKeyPhrases()).map(({ id }) => id)).toEqual([other.id])
    expect(await listNotes(row.id)).toEqual([])
    expect(await listAlertRules(row.id)).toEqual([])
    expect(await listKeyPhraseChecks(row.id)).toEqual([])
    expect([...(await readStandings()).keys()]).toEqual([other.id])
    expect((await database().checks.toArray()).map(({ id }) => id)).toEqual([paid.id])
    expect(await listNotes(other.id)).toHaveLength(1)
    expect((await listUnsent('keyPhrases')).at(-1)).toMatchObject({ kind: 'delete_key_phrase' })
  })

  test('is not blocked by a refused add', async () => {
    const row = phrase()
    await addKeyPhrases([row])
    await parkEntry(await firstEntry(), 'limit')
    await changeKeyPhrase({ id: row.id, status: false })
    await deleteKeyPhrase(row.id)
    expect((await listUnsent('keyPhrases')).map((entry) => entry.kind)).toEqual(['delete_key_phrase'])
    expect(await nextEntry()).toMatchObject({ kind: 'delete_key_phrase' })
  })

  test('discards refused changes of its notes and alert rules', async () => {
    const { id } = await addKnown()
    await putNote({ id: newId(), keyword_id: id, day: '2026-11-20', note: 'a note' })
    await putAlertRule({ id: newId(), keyword_id: id, kind: 'lost', threshold: null })
    for (let refused = 0; refused < 2; refused += 1) await parkEntry(await firstEntry(), 'no')
    await deleteKeyPhrase(id)
    expect(await listParked()).toEqual([])
  })

  test('refetches positions and checks with the next pull if refused and discarded', async () => {
    const row = await addKnown()
    await pull([positionCheck(row.id, {})])
    await deleteKeyPhrase(row.id)
    await expectFetchedAgain(row.id)
  })
})

test('deletes the positions of key phrases that the server has deleted', async () => {
  const row = await addKnown()
  await pull([positionCheck(row.id, {})])
  await pullRows({}, { removed: { keywords: [row.id] } })
  expect(await readStandings()).toEqual(new Map())
})
