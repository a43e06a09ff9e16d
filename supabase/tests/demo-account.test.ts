import { expect, test } from 'vitest'
import { demoAccount, retireDemo, seedDemo } from '../local/seed/seed-demo.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { keys } from './support/test-api.ts'

const database = sharedDatabase()

test('the demo account is closed without a sandbox, and opens again with one', async () => {
  const api = await database.openApi()
  const send = async (path: string) => {
    const headers = { apikey: keys.publishable, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(demoAccount) }
    return (await api.fetch(new Request(`http://localhost:3000/auth/v1/${path}`, init))).status
  }
  const logIn = () => send('token?grant_type=password')
  expect(await send('signup')).toBe(200)
  expect(await logIn()).toBe(200)
  await retireDemo(api)
  expect(await logIn()).toBe(400)
  expect(await database.query('select from auth.sessions')).toEqual([])
  expect(await seedDemo(api)).toBeNull()
  expect(await logIn()).toBe(200)
})
