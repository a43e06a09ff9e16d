import { expect, test } from 'vitest'
import { makeSession, signedInServer } from '#tests/support/device/signed-in-server.ts'
import { ada, bob } from '#tests/support/rows/made-rows.ts'
import { openConfirmation } from './confirmation.ts'
import { storedSession } from './stored-session.ts'

const server = signedInServer()
const user = { id: bob, email: 'bob@example.com' }

test('a link is opened without changing the signed-in user, and can then sign its user in', async () => {
  server.answer = async (request) => {
    if (request.url.endsWith('/verify'))
      expect(await request.json()).toMatchObject({ token_hash: 'x', type: 'signup' })
    return request.method === 'GET' ? user : makeSession(user)
  }
  const { person, signIn } = await openConfirmation({ search: '?token_hash=x&type=signup', hash: '' })
  expect(person).toEqual({ userId: bob, email: 'bob@example.com' })
  expect(storedSession()?.userId).toBe(ada)
  await signIn()
  expect(storedSession()?.userId).toBe(bob)
})

test('a link with an error is refused without a request', async () => {
  const hash = '#error=access_denied&error_code=otp_expired'
  await expect(openConfirmation({ search: '', hash })).rejects.toMatchObject({ kind: 'refused' })
  expect(server.heard).toEqual([])
})

test('a used link is refused', async () => {
  server.answer = () => Response.json({ error_code: 'otp_expired', msg: 'No' }, { status: 403 })
  const opening = openConfirmation({ search: '?token_hash=x&type=signup', hash: '' })
  await expect(opening).rejects.toMatchObject({ kind: 'refused', code: 'otp_expired' })
})
