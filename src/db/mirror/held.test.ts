import { expect, test, vi } from 'vitest'
import { openStore } from '#tests/support/device/opened-store.ts'
import { heldAgainst } from './held.ts'

/** Makes unique-key cursors fail, as in WebKit on an empty store. */
function refuseUniqueCursors(): void {
  const open = IDBIndex.prototype.openKeyCursor
  vi.spyOn(IDBIndex.prototype, 'openKeyCursor').mockImplementation(function (
    this: IDBIndex,
    range,
    direction,
  ) {
    if (direction?.endsWith('unique')) throw new DOMException('Unable to open cursor', 'UnknownError')
    return open.call(this, range, direction)
  })
}

openStore()

test('an empty outbox holds no rows, in WebKit too', async () => {
  refuseUniqueCursors()
  expect((await heldAgainst(null)).rows).toEqual(new Set())
})
