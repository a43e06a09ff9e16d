import { beforeAll, beforeEach, expect, test } from 'vitest'
import { trackedDatabase } from './support/tracking.ts'

const { database, tracking } = trackedDatabase()
beforeAll(async () => {
  for (let n = 0; n < 4; n += 1) await tracking.insertPhrases(await tracking.createUser(), 50)
})
beforeEach(() => database.query(`update private.tracker_pause set until = '-infinity', refusals = 0`))

const at = (seconds: number) => `now() + interval '${seconds} seconds'`
const ask = (expression: string) => database.value(expression)
const workers = (seconds = 0) => ask(`private.tracker_workers_wanted(${at(seconds)})`)
const note = (refused: boolean, seconds: number) =>
  ask(`public.note_tracker_pace(${refused}, ${at(seconds)})`)
const claimed = (seconds: number) =>
  ask(`(select count(*)::integer from public.claim_due_key_phrases(1, 1, ${at(seconds)}))`)

test('the queue gets as many workers as it needs, at most as many as configured', async () => {
  expect(await workers()).toBe(4)
  await database.query('update private.settings set tracker_workers = 2')
  expect(await workers()).toBe(2)
  await database.query('update private.settings set tracker_workers = 50')
  expect(await workers()).toBe(4)
  expect(await workers(-86_400)).toBe(0)
})

test('a refusal pauses all workers; each further one doubles the pause', async () => {
  expect(await claimed(0)).toBe(1)
  await note(true, 0)
  await note(true, 1)
  expect([await claimed(29), await workers(29)]).toEqual([0, 0])
  expect(await claimed(31)).toBe(1)
  await note(true, 31)
  expect([await claimed(90), await claimed(92)]).toEqual([0, 1])
  for (let n = 0, now = 100; n < 12; n += 1, now += 901) await note(true, now)
  expect(await ask(`(select until - now() < interval '12000 seconds' from private.tracker_pause)`)).toBe(true)
})

test('success resets the pause, and writes nothing if there was no refusal', async () => {
  await note(true, 0)
  await note(false, 40)
  await note(true, 41)
  expect(await claimed(72)).toBe(1)
  const row = () => ask('(select ctid::text from private.tracker_pause)')
  await note(false, 80)
  const before = await row()
  await note(false, 81)
  expect(await row()).toBe(before)
})
