import { vi } from 'vitest'

/** On a full disk, Chromium aborts the transaction at its commit; other browsers fail the write. */
export type Refusal = 'at the commit' | 'at the write'

/** The test sets how many more `writes` succeed and how many `refusals` follow. Both start as infinite. */
export function countRoom(refusal: Refusal): { writes: number; refusals: number } {
  const room = { writes: Number.POSITIVE_INFINITY, refusals: Number.POSITIVE_INFINITY }
  for (const name of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[name]
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, ...values) {
      room.writes -= 1
      if (room.writes >= 0 || room.refusals <= 0) return write.apply(this, values)
      room.refusals -= 1
      if (refusal === 'at the write') throw new DOMException('full', 'QuotaExceededError')
      refuseCommit(this.transaction as unknown as Committing)
      return write.apply(this, values)
    })
  }
  return room
}

/** Internals of fake-indexeddb: `_start` runs the next request or, if none is left, commits. */
interface Committing {
  _requests: unknown[]
  _state: string
  _start(): void
  _abort(errorName: string): void
}

function refuseCommit(transaction: Committing): void {
  const next = transaction._start
  transaction._start = function () {
    if (this._requests.length === 0 && this._state !== 'finished') this._abort('QuotaExceededError')
    else next.call(this)
  }
}

interface Sized {
  _rawDatabase: { rawObjectStores: Map<string, { records: { values(): Iterable<{ value: object }> } }> }
}

const isWhole = (record: object) => 'packed' in record

/** Limits the disk to `room` complete checks. A probe for space counts as a complete check. */
export function narrowDisk(): { room: number } {
  const disk = { room: Number.POSITIVE_INFINITY }
  const underWay = new WeakMap<IDBTransaction, number>()
  for (const name of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[name]
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, ...values) {
      const isProbe = values[0].key === 'probe'
      if (!isProbe && (this.name !== 'checks' || !isWhole(values[0]))) return write.apply(this, values)
      const asked = underWay.get(this.transaction) ?? 0
      const { _rawDatabase } = this.transaction.db as unknown as Sized
      const records = [...(_rawDatabase.rawObjectStores.get('checks')?.records.values() ?? [])]
      if (records.filter(({ value }) => isWhole(value)).length + asked >= disk.room)
        throw new DOMException('full', 'QuotaExceededError')
      underWay.set(this.transaction, asked + 1)
      return write.apply(this, values)
    })
  }
  return disk
}
