import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

/** Opened before and closed after the tests of this file or `describe`. */
export function sharedDatabase(open: () => Promise<TestDatabase> = openTestDatabase): TestDatabase {
  let opened: TestDatabase | undefined
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened?.close())
  return new Proxy({} as TestDatabase, {
    get(_, operation: keyof TestDatabase) {
      if (!opened) throw new Error(`${operation} was called before the database was opened`)
      return opened[operation]
    },
  })
}
