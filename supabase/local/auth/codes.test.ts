import { describe, expect } from 'vitest'
import { askApp, memoryAuth } from '#tests/support/stack/auth-people.ts'

const { auth, test } = memoryAuth()

const wrongCodes = (right: string, count: number) =>
  Array.from({ length: count }, (_, n) =>
    String((Number(right) + n + 1) % 10 ** right.length).padStart(8, '0'),
  )

describe('a mailed code', () => {
  test('has eight digits and works only once', async ({ email }) => {
    const { code } = await auth.recover(email, '10.2.0.1')
    expect(code).toMatch(/^\d{8}$/)
    const guess = () => auth.ask('verify', { type: 'recovery', email, token: code }, '10.2.0.1')
    expect((await guess()).status).toBe(200)
    expect(await guess()).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
  })

  test('is void after five wrong guesses from any address; the mailed link is not', async ({ email }) => {
    const { code, link } = await auth.recover(email, '10.2.0.2')
    for (const [n, token] of wrongCodes(code, 5).entries())
      expect((await auth.ask('verify', { type: 'recovery', email, token }, `10.3.${n}.1`)).status).toBe(403)
    const right = { type: 'recovery', email: ` ${email.toUpperCase()}`, token: code }
    expect((await auth.ask('verify', right, '10.4.0.1')).status).toBe(403)
    expect((await auth.ask('verify', { type: 'recovery', token_hash: link }, '10.4.0.1')).status).toBe(200)
    const renewed = await auth.recover(email, '10.2.0.2')
    expect((await auth.ask('verify', { ...right, token: renewed.code }, '10.4.0.1')).status).toBe(200)
  })

  test('allows no extra guesses in parallel', async ({ email }) => {
    const { code } = await auth.recover(email, '10.2.0.3')
    const tried = [...wrongCodes(code, 60), code]
    const answers = await Promise.all(
      tried.map((token, n) => auth.ask('verify', { type: 'recovery', email, token }, `10.5.${n}.1`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(tried.map(() => 403))
  })

  test('limits one network address to thirty wrong guesses in total', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 35; n += 1) {
      const guess = { type: 'recovery', email: `nobody-${n}@keytrail.test`, token: '00000000' }
      statuses.push((await auth.ask('verify', guess, '10.6.0.1')).status)
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429])
  })
})

test('accepts the newest link once, only with its seal, which the code does not show', async ({ email }) => {
  const { link: older } = await auth.recover(email, '10.2.0.4')
  const { code, link } = await auth.recover(email, '10.2.0.4')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email + code))
  const made = Buffer.from(digest).toString('hex')
  expect(link.startsWith(made)).toBe(true)
  for (const token_hash of [older, made, made + made, link.slice(1), `${link}0`, link.replace(/.$/, 'g')])
    expect((await auth.ask('verify', { type: 'recovery', token_hash }, '10.7.0.1')).status).toBe(403)
  const followed = await askApp(auth.app, 'GET', `/auth/v1/verify?type=recovery&token=${link}`)
  expect(followed.status).toBe(404)
  const open = async () =>
    (await auth.ask('verify', { type: 'recovery', token_hash: link }, '10.7.0.1')).status
  expect([await open(), await open()]).toEqual([200, 403])
})
