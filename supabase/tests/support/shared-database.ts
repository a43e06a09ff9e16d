import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

/** Opens the database before the tests of the calling file or `describe`, and closes it after them. */
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
