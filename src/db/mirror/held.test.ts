import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada } from '#tests/support/made-rows.ts'
import { eraseDatabase, openDatabase } from '../core/open.ts'
import { changeProfile } from '../writes/profile.ts'
import { heldAgainst } from './held.ts'

/** Has a cursor that passes over equal keys fail, as WebKit's does over an empty range. */
function refuseUniqueCursors(): void {
  for (const { prototype } of [IDBIndex, IDBObjectStore])
    for (const name of ['openKeyCursor', 'openCursor'] as const) {
      const open = prototype[name]
      vi.spyOn(prototype, name).mockImplementation(function (
        this: IDBIndex & IDBObjectStore,
        range,
        direction,
      ) {
        if (direction?.endsWith('unique')) throw new DOMException('Unable to open cursor', 'UnknownError')
        return open.call(this, range, direction) as IDBRequest<IDBCursorWithValue | null>
      })
    }
}

beforeEach(async () => {
  await openDatabase(ada)
})
afterEach(() => eraseDatabase(ada))

test('an empty outbox holds nothing, in WebKit too', async () => {
  refuseUniqueCursors()
  expect((await heldAgainst(null)).rows).toEqual(new Set())
})

test('a row with several changes is held', async () => {
  await changeProfile({ first_name: 'Ada' })
  await changeProfile({ first_name: 'Augusta' })
  expect((await heldAgainst(null)).rows).toEqual(new Set([`profiles/${ada}`]))
})
