import { afterEach, beforeEach } from 'vitest'
import { databaseUserIds, eraseDatabase, openDatabase } from '#src/db/core/open.ts'

export function openStore(userId: string): void {
  beforeEach(async () => {
    await openDatabase(userId)
  })
  afterEach(async () => {
    for (const id of await databaseUserIds()) await eraseDatabase(id)
  })
}
