import { describe, expect } from 'vitest'
import { askApp, memoryAuth, password, readSecrets } from '#tests/support/stack/auth-people.ts'

const { auth, test } = memoryAuth()
const refusal = (status: number, error_code: string) => ({ status, body: { error_code } })

describe('a session alone', () => {
  test('does not change the password', async ({ email, token }) => {
    const change = { password: 'another long password' }
    const unproven = refusal(400, 'current_password_required')
    expect(await auth.setUser(token, change)).toMatchObject(unproven)
    const wrong = refusal(400, 'current_password_invalid')
    expect(await auth.setUser(token, { ...change, current_password: 'not this one' })).toMatchObject(wrong)
    expect((await auth.logIn(email, password, '10.8.0.1')).status).toBe(200)
  })

  test('cannot guess the password either', async ({ token }) => {
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const change = { password: 'another long password', current_password: `guess number ${n}` }
      statuses.push((await auth.setUser(token, change)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  })

  test('changes nothing if it is forged', async ({ token }) => {
    const [header, payload] = token.split('.')
    const change = { password: 'another long password', current_password: password }
    for (const forged of [`${header}.${payload}.AAAA`, `${header}.${payload}.`, 'garbage', ''])
      expect((await auth.setUser(forged, change)).status).toBeGreaterThanOrEqual(401)
  })
})

test('ends the other sessions with a new password', async ({ person: { email, token, refreshToken } }) => {
  const other = await auth.logIn(email, password, '10.8.0.2')
  const change = { password: 'another long password', current_password: password }
  expect((await auth.setUser(token, change)).status).toBe(200)
  const refresh = (refresh_token: string) => auth.ask('token?grant_type=refresh_token', { refresh_token })
  expect((await refresh(other.body.refresh_token)).status).toBe(400)
  expect((await refresh(refreshToken)).status).toBe(200)
})

test('can set a password but no address if a mailed link opened it', async ({ email }) => {
  const { link } = await auth.recover(email, '10.2.0.5')
  const { body } = await auth.ask('verify', { type: 'recovery', token_hash: link }, '10.8.0.3')
  expect((await auth.setUser(body.access_token, { email: 'thief@keytrail.test' })).status).toBe(400)
  expect((await auth.setUser(body.access_token, { password: 'another long password' })).status).toBe(200)
  expect((await auth.logIn(email, 'another long password', '10.8.0.3')).status).toBe(200)
})

test('cannot change the address: a mail to the old one proves nothing', async ({ email, token }) => {
  const change = { email: 'operator@keytrail.test', current_password: password }
  expect(await auth.setUser(token, change)).toMatchObject({ status: 400 })
  expect(auth.mailsTo(email)).toEqual([])
})

describe('a session that is older than a day', () => {
  const change = { password: 'another long password', current_password: password }
  const requestCode = (token: string) => askApp(auth.app, 'GET', '/auth/v1/reauthenticate', { token })
  async function oldSession() {
    const person = await auth.newPerson()
    await auth.database.query(
      `update auth.sessions set created_at = now() - interval '25 hours'
        from auth.users where users.id = user_id and email = $1`,
      [person.email],
    )
    const mailCode = async () => {
      expect((await requestCode(person.token)).status).toBe(200)
      const mail = auth.mailsTo(person.email).at(-1)
      expect(mail?.subject).toBe('Your code to change your Keytrail password')
      return readSecrets(mail).code
    }
    return { ...person, mailCode }
  }

  test('can change the password only with a mailed code, which works once', async () => {
    const { token, mailCode } = await oldSession()
    const needed = refusal(400, 'reauthentication_needed')
    expect(await auth.setUser(token, change)).toMatchObject(needed)
    const nonce = await mailCode()
    expect(nonce).toMatch(/^\d{8}$/)
    const wrong = refusal(422, 'reauthentication_not_valid')
    expect(await auth.setUser(token, { ...change, nonce: '00000000' })).toMatchObject(wrong)
    // An invalid new password does not use up the code.
    expect((await auth.setUser(token, { ...change, password, nonce })).status).toBe(422)
    expect((await auth.setUser(token, { ...change, nonce })).status).toBe(200)
    const again = { password, current_password: change.password, nonce }
    expect(await auth.setUser(token, again)).toMatchObject(wrong)
  })

  test('cannot guess the code, because five wrong ones void it', async () => {
    const { token, mailCode } = await oldSession()
    const nonce = await mailCode()
    for (let n = 0; n < 5; n += 1)
      expect((await auth.setUser(token, { ...change, nonce: `0000000${n}` })).status).toBe(422)
    expect((await auth.setUser(token, { ...change, nonce })).status).toBe(422)
    expect((await auth.setUser(token, { ...change, nonce: await mailCode() })).status).toBe(200)
  })

  test('cannot flood the mailbox; a stranger cannot request a code', async () => {
    const { token, mailCode } = await oldSession()
    for (let n = 0; n < 5; n += 1) await mailCode()
    expect((await requestCode(token)).status).toBe(429)
    for (const forged of [`${token.slice(0, -4)}AAAA`, ''])
      expect((await requestCode(forged)).status).toBeGreaterThanOrEqual(401)
  })
})

test('stores no metadata of an account, at sign-up or later', async ({ token }) => {
  const data = { list: 'x'.repeat(12_000) }
  expect((await auth.setUser(token, { data })).status).toBe(200)
  const signedUp = await auth.ask('signup', { email: 'data@keytrail.test', password, data }, '10.13.1.1')
  expect(signedUp.status).toBe(200)
  const stored = await auth.database.query(`select from auth.users where raw_user_meta_data ? 'list'`, [])
  expect(stored).toEqual([])
})
