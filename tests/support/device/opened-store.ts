import { afterEach, beforeEach } from 'vitest'
import { databaseUserIds, eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { ada } from '../rows/made-rows.ts'

export function openStore(): void {
  beforeEach(async () => {
    await openDatabase(ada)
  })
  afterEach(async () => {
    for (const id of await databaseUserIds()) await eraseDatabase(id)
  })
}
