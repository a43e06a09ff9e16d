import { vi } from 'vitest'

interface Abortable {
  /** fake-indexeddb's own way to end a transaction with an error, as a browser does. */
  _abort(errorName: string): void
}

/** Makes the next `times` commits fail after their last write succeeded, as Chromium does. */
export function fillDisk(lastWrite: 'put' | 'add', times: number): void {
  const write = IDBObjectStore.prototype[lastWrite]
  let left = times
  vi.spyOn(IDBObjectStore.prototype, lastWrite).mockImplementation(function (
    this: IDBObjectStore,
    ...values
  ) {
    const request = write.apply(this, values)
    left -= 1
    if (left >= 0) {
      const transaction = this.transaction as unknown as Abortable
      request.addEventListener('success', () => transaction._abort('QuotaExceededError'))
    }
    return request
  })
}
