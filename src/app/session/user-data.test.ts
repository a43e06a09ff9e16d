// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { closeDatabase, eraseDatabase, openDatabase, openUserId } from '#src/db/core/open.ts'
import { closeUserData } from './user-data.ts'

const [ada, bob] = ['0a', '0b'].map((part) => `${part.repeat(4)}-0000-4000-8000-000000000001`) as [
  string,
  string,
]

test('closing one user’s data keeps the next user’s data open', async () => {
  await openDatabase(ada)
  await openDatabase(bob)
  await closeUserData(ada)
  expect(openUserId()).toBe(bob)
  await closeUserData(bob)
  expect(openUserId()).toBeNull()
  closeDatabase()
  for (const person of [ada, bob]) await eraseDatabase(person)
})
