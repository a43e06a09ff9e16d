import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#src/lib/ids.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { firstEntry as next, nextEntry, settleEntry } from '#tests/support/device/outbox.ts'
import { ada, bob, phrase } from '#tests/support/rows/made-rows.ts'
import { closeDatabase, databaseUserIds, eraseDatabase, openDatabase } from '../core/open.ts'
import { type OutboxEntry, outboxRow } from '../core/schema.ts'
import { heldAgainst } from '../mirror/held.ts'
import {
  appendEntry,
  countUnsent,
  countUnsentOf,
  discardParked,
  listParked,
  nextMutations,
  parkEntry,
  postponeEntry,
  retryParked,
  watchWaiting,
} from './outbox.ts'

openStore()

function append(row: string, name = ''): Promise<void> {
  return appendEntry({ kind: 'change_profile', row, payload: { first_name: name } })
}

function nameIn(entry: OutboxEntry): unknown {
  return entry.kind === 'change_profile' ? entry.payload.first_name : undefined
}

describe('the order', () => {
  test('is kept when a change is postponed: later changes of its row wait, others do not', async () => {
    await append('profiles/a', 'one')
    await append('profiles/b', 'of another row')
    await append('profiles/a', 'two')
    await postponeEntry(await next(), { attempts: 1, next_attempt_at: 5_000, last_error: 'busy' })
    const due = await nextMutations(9, (entry) => entry.next_attempt_at === 0)
    expect(due.map(nameIn)).toEqual(['of another row'])
    expect((await nextMutations(9, () => true)).map(nameIn)).toEqual(['one', 'of another row', 'two'])
    expect((await nextMutations(2, () => true)).map(nameIn)).toEqual(['one', 'of another row'])
  })

  test('puts dependent rows behind their key phrase, not the other way round', async () => {
    const note = { id: newId(), keyword_id: phrase, day: '2026-11-01', note: 'n' }
    const row = outboxRow('keyPhrases', phrase)
    const putNote = () => appendEntry({ kind: 'put_note', row: outboxRow('notes', note.id), payload: note })
    await putNote()
    await appendEntry({ kind: 'change_key_phrase', row, payload: { id: phrase, tags: [] } })
    await putNote()
    await parkEntry(await next(), 'no')
    expect(await next()).toMatchObject({ kind: 'change_key_phrase' })
    await parkEntry(await next(), 'no')
    expect(await nextEntry()).toBeUndefined()
    const [parked] = await listParked()
    await retryParked(parked?.id ?? '')
    expect(await nextMutations(9, () => true), 'not the note that came after the key phrase').toHaveLength(1)
  })

  test('never reuses a sequence, even after its change is gone', async () => {
    await append('profiles/a')
    const { sequence } = await next()
    await settleEntry(await next())
    await append('profiles/a')
    expect((await next()).sequence).toBeGreaterThan(sequence)
  })
})

describe('a refused change', () => {
  beforeEach(async () => {
    await append('profiles/a', 'refused')
    await append('profiles/a', 'behind it')
    await append('profiles/b', 'of another row')
    await parkEntry(await next(), 'invalid_change')
  })

  test('is visible with its reason, still counts as unsent and still holds its row', async () => {
    expect(await listParked()).toMatchObject([
      { payload: { first_name: 'refused' }, last_error: 'invalid_change', attempts: 1 },
    ])
    expect(await countUnsent()).toBe(3)
    expect((await heldAgainst(null)).rows).toEqual(new Set(['profiles/a', 'profiles/b']))
  })

  test('blocks the later changes of its row, not those of other rows', async () => {
    expect(nameIn(await next())).toBe('of another row')
    await settleEntry(await next())
    expect(await nextEntry()).toBeUndefined()
  })

  test('returns to its place when it is retried', async () => {
    const [parked] = await listParked()
    await retryParked(parked?.id ?? '')
    expect(await listParked()).toEqual([])
    expect(await next()).toMatchObject({ payload: { first_name: 'refused' }, attempts: 0, last_error: null })
  })

  test('unblocks the later changes of its row when it is discarded', async () => {
    const [parked] = await listParked()
    await discardParked(parked?.id ?? '')
    expect(nameIn(await next())).toBe('behind it')
    expect(await countUnsent()).toBe(2)
  })
})

test('a change that is being sent cannot be discarded', async () => {
  await append('profiles/a')
  await discardParked((await next()).id)
  expect(await countUnsent()).toBe(1)
})

test('a response that arrives after another user has signed in changes nothing', async () => {
  await append('profiles/a')
  const late = await next()
  await openDatabase(bob)
  await append('profiles/b')
  expect((await next()).sequence).toBe(late.sequence)
  await expect(settleEntry(late)).rejects.toThrow('no longer open')
  await expect(parkEntry(late, 'no')).rejects.toThrow('no longer open')
  expect(await next()).toMatchObject({ state: 'waiting' })
})

test('counts the unsent changes of a signed-out user without creating a database', async () => {
  await append('profiles/a')
  closeDatabase()
  await openDatabase(bob)
  expect(await countUnsentOf(ada)).toBe(1)
  await eraseDatabase(bob)
  expect(await countUnsentOf(bob)).toBe(0)
  expect(await databaseUserIds()).toEqual([ada])
})

test.each([0, 1, 2, 3, 4, 5, 6])(
  'does not create a database that another tab erases meanwhile, %i turns later',
  async (turns) => {
    closeDatabase()
    const counting = countUnsentOf(ada)
    for (let n = 0; n < turns; n += 1) await new Promise((resolve) => setImmediate(resolve))
    await eraseDatabase(ada)
    expect(await counting).toBe(0)
    expect(await databaseUserIds()).toEqual([])
  },
)

test('a watcher gets the number of pending changes, and no error when the database closes', async () => {
  let heard = Promise.withResolvers<number>()
  const stop = watchWaiting((count) => heard.resolve(count))
  expect(await heard.promise).toBe(0)
  heard = Promise.withResolvers()
  await append('profiles/a')
  expect(await heard.promise).toBe(1)
  heard = Promise.withResolvers()
  await parkEntry(await next(), 'no')
  expect(await heard.promise).toBe(0)
  closeDatabase()
  stop()
})
