// If the browser provides no storage, the store is in this tab's memory.
import { Dexie } from 'dexie'
import { fetchPart } from '#src/lib/fetch-part.ts'

const refusals = ['MissingAPIError', 'SecurityError', 'UnknownError', 'InvalidStateError', 'OpenFailedError']

let moving: Promise<void> | null = null
let moved = false

/** Whether the error means that this browser provides no storage. */
export function saysNoStore(error: unknown): boolean {
  return Dexie.dependencies.indexedDB === undefined || refusals.includes((error as Error)?.name)
}

/** Whether closing this tab loses the data. */
export function isInMemory(): boolean {
  return moved
}

/** Databases opened afterwards are in memory. Throws PartMissing if the code for them does not load. */
export function moveToMemory(): Promise<void> {
  moving ??= move().finally(() => {
    moving = null
  })
  return moving
}

async function move(): Promise<void> {
  if (moved) return
  const { IDBFactory, IDBKeyRange } = await fetchPart(() => import('fake-indexeddb'))
  Dexie.dependencies.indexedDB = new IDBFactory()
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  moved = true
}
