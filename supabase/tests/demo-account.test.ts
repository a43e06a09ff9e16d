import { expect, test } from 'vitest'
import { demoAccount, retireDemo, seedDemo } from '../local/seed/seed-demo.ts'
import { ask } from './support/test-api.ts'
import { sharedDatabase } from './support/test-database.ts'

const database = sharedDatabase()

test('the demo account is closed without a sandbox, and opens again with one', async () => {
  const api = await database.openApi()
  const send = async (path: string) =>
    (await ask(database, 'POST', `/auth/v1/${path}`, { body: demoAccount })).status
  const logIn = () => send('token?grant_type=password')
  expect(await send('signup')).toBe(200)
  expect(await logIn()).toBe(200)
  await retireDemo(api)
  expect(await logIn()).toBe(400)
  expect(await database.query('select from auth.sessions')).toEqual([])
  expect(await seedDemo(api)).toBeNull()
  expect(await logIn()).toBe(200)
})
