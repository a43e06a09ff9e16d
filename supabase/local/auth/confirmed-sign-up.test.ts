import { setTimeout } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { memoryAuth, password, readSecrets } from '#tests/support/stack/auth-people.ts'
import { appointOperators } from '../database/operators.ts'

const { auth, test: base } = memoryAuth({ confirmEmail: true })

let people = 0
const newEmail = () => {
  people += 1
  return `reader-${people}@keytrail.test`
}
const test = base.extend('email', newEmail)
const theirs = 'the stranger’s password'
const signUp = (email: string, chosen = password) =>
  auth.ask('signup', { email, password: chosen }, `10.20.${people}.1`)
const findMail = (email: string) => {
  const mail = auth.mailsTo(email).at(-1)
  return { ...readSecrets(mail), type: /type=(\w+)/.exec(mail?.html ?? '')?.[1], subject: mail?.subject }
}
const follow = ({ type, link }: { type?: string | undefined; link: string }) =>
  auth.ask('verify', { type, token_hash: link }, `10.21.${people}.1`)

test('opens an account once the mailed link is followed', async ({ email }) => {
  const { status, body } = await signUp(email)
  expect([status, body.email, body.access_token]).toEqual([200, email, undefined])
  // A stranger without the password cannot learn that the account is unconfirmed.
  expect((await auth.logIn(email, 'a wrong password')).body.error_code).toBe('invalid_credentials')
  expect((await auth.logIn(email, password)).body.error_code).toBe('email_not_confirmed')
  expect(findMail(email)).toMatchObject({
    type: 'signup',
    subject: 'Confirm your email address for Keytrail',
  })
  expect((await follow(findMail(email))).body.user.id).toBe(body.id)
  expect((await auth.logIn(email, password)).status).toBe(200)
})

test('responds the same for an address with an account, and mails that the account exists', async () => {
  const [known, unknown] = [newEmail(), newEmail()]
  await signUp(known)
  await follow(findMail(known))
  await setTimeout(2)
  const began = Date.now()
  /** Returns the timestamp of a UUID of version 7, in epoch milliseconds. */
  const readTime = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  const comparableParts = ({ status, body, headers }: Awaited<ReturnType<typeof signUp>>) => ({
    status,
    headers: [...headers.keys()],
    body: {
      ...body,
      id: readTime(body.id) >= began ? 'created now' : body.id,
      email: '',
      ...Object.fromEntries(
        Object.entries(body).flatMap(([name, value]) => (/_at$/.test(name) ? [[name, typeof value]] : [])),
      ),
    },
  })
  const responses = [await signUp(known, theirs), await signUp(unknown, theirs)].map(comparableParts)
  expect(responses[0]).toEqual(responses[1])
  expect(findMail(known)).toMatchObject({ type: 'recovery' })
  expect(auth.mailsTo(known).at(-1)?.text).toContain(
    'sign up with this address, which has an account already',
  )
  expect((await auth.logIn(known, theirs)).status).toBe(400)
  expect((await auth.logIn(known, password)).status).toBe(200)
  for (const weak of ['short', 'password'])
    expect((await signUp(known, weak)).body).toEqual((await signUp(newEmail(), weak)).body)
})

test('responds the same to parallel sign-ups for one address', async ({ email }) => {
  const statuses = (await Promise.all([1, 2, 3].map(() => signUp(email)))).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200])
})

test('takes equally long with and without an account', async () => {
  const known = newEmail()
  await signUp(known)
  const measure = async (email: string) => {
    const began = performance.now()
    await signUp(email)
    return performance.now() - began
  }
  expect(await measure(known)).toBeGreaterThan(240)
  expect(await measure(newEmail())).toBeGreaterThan(240)
})

test('limits the sign-up and reset mails to one mailbox in total', async ({ email }) => {
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) {
    statuses.push((await auth.ask('signup', { email, password }, `10.22.${n}.1`)).status)
    statuses.push((await auth.ask('recover', { email }, `10.22.${n}.1`)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
})

describe('a stranger who signs up with the operator’s address', () => {
  const operators = 'select from private.operators join auth.users on user_id = id where email = $1'
  const isOperator = async (email: string) => (await auth.database.query(operators, [email])).length > 0
  const appoint = (...addresses: string[]) =>
    appointOperators(auth.database, addresses, 'https://keytrail.example')

  test('does not become operator, and the error at the start says what to do', async () => {
    const [email, none] = [newEmail(), newEmail()]
    await signUp(email, theirs)
    await expect(appoint(email, none)).rejects.toThrow(
      new RegExp(`${email}, ${none}.*OPERATORS= npm start.*https://keytrail.example/signup.*link`),
    )
    expect(await isOperator(email)).toBe(false)
    // If the owner signs up too, only the new email opens the account, and the stranger's password is void.
    const first = findMail(email)
    await signUp(email)
    expect((await follow(first)).status).toBe(403)
    const opened = await follow(findMail(email))
    expect(opened.status).toBe(200)
    expect((await auth.logIn(email, theirs)).body.error_code).toBe('invalid_credentials')
    expect((await auth.setUser(opened.body.access_token, { password })).status).toBe(200)
    expect((await auth.logIn(email, password)).status).toBe(200)
    await appoint(email.toUpperCase())
    expect(await isOperator(email)).toBe(true)
    await appoint()
    expect(await isOperator(email)).toBe(false)
  })

  test('gains nothing after the owner signed up too, because neither password counts until the mailed link is followed', async () => {
    const email = newEmail()
    await signUp(email)
    const first = findMail(email)
    await signUp(email, theirs)
    expect((await follow(first)).status).toBe(403)
    await follow(findMail(email))
    for (const tried of [theirs, password]) expect((await auth.logIn(email, tried)).status).toBe(400)
  })

  test('makes an account without a mail eligible once a mailed link is followed', async ({ email }) => {
    await signUp(email)
    await auth.database.query(
      'update auth.users set email_confirmed_at = now(), confirmation_sent_at = null where email = $1',
      [email],
    )
    await expect(appoint(email)).rejects.toThrow(email)
    await signUp(email)
    await follow(findMail(email))
    await appoint(email)
    expect(await isOperator(email)).toBe(true)
    expect((await auth.logIn(email, password)).status).toBe(200)
  })
})
