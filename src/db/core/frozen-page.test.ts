// @vitest-environment happy-dom
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada } from '#tests/support/rows/made-rows.ts'
import { eraseDatabase, openDatabase } from './open.ts'

const reload = vi.fn()
beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => eraseDatabase(ada))

const fire = (kind: 'pagehide' | 'pageshow') =>
  dispatchEvent(Object.assign(new Event(kind), { persisted: true }))

async function readAsNextPage(name: string): Promise<unknown[]> {
  const store = await new Dexie(name).open()
  const facts = await store.table('$facts').toArray()
  store.close()
  return facts
}

test('a page frozen during a write does not block the next page, and writes again later', async () => {
  const db = await openDatabase(ada)
  let steps = 0
  const writing = db.transaction('rw', db.$facts, async () => {
    while (steps < 2_000) {
      await db.$facts.put({ key: 'half', value: steps })
      steps += 1
    }
  })
  const ended = expect(writing).rejects.toThrow()
  await vi.waitFor(() => expect(steps).toBeGreaterThan(3))
  fire('pagehide')
  expect(await readAsNextPage(db.name)).toEqual([])
  await ended
  fire('pageshow')
  expect(reload).toHaveBeenCalledOnce()
})

test('a page frozen while idle continues unchanged', async () => {
  const db = await openDatabase(ada)
  await db.$facts.put({ key: 'whole', value: 1 })
  fire('pagehide')
  fire('pageshow')
  expect(reload).not.toHaveBeenCalled()
  expect(await db.$facts.count()).toBe(1)
})
