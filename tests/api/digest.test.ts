import { expect } from 'vitest'
import { test as base } from '../support/browser/journey.ts'
import { call } from '../support/stack/api.ts'
import { serverRows, trackElsewhere } from '../support/stack/tracking.ts'

const test = base.override('stackEnvironment', {}).override('level', 'premium')

/** A time zone in which it is between 12:00 and 13:00. */
function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

test('a digest is mailed once, with a link that ends it without signing in', async ({ stack, account }) => {
  await trackElsewhere(stack, account, 'matcha')
  await call(stack, 'POST', '/functions/v1/track-key-phrases', { token: stack.keys.secret })
  const change = {
    id: crypto.randomUUID(),
    sequence: 1,
    kind: 'change_alert_settings',
    payload: { daily_mail: true, time_zone: zoneOfNoon(), language: 'de' },
    rows: ['alert_settings'],
  }
  const applied = await call(stack, 'POST', '/rest/v1/rpc/apply_mutations', {
    token: account.token,
    body: { p_device_id: crypto.randomUUID(), p_mutations: [change] },
  })
  expect(applied.body).toMatchObject({ outcomes: [{ outcome: 'applied' }] })

  const send = () => call(stack, 'POST', '/functions/v1/send-digests', { token: stack.keys.secret })
  expect(await send()).toMatchObject({
    status: 200,
    body: { users: 1, quiet: 0, pushed: 0, mailed: 1, failed: 0 },
  })
  expect(await send()).toMatchObject({ status: 200, body: { users: 0, mailed: 0 } })

  const { body: mails } = await call(stack, 'GET', '/sandbox/mail.json')
  const [mail] = mails.filter(({ to }: { to: string }) => to === account.email)
  expect(mail.subject).toMatch(/^Deine erste /)
  expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const link = mail.headers['List-Unsubscribe'].slice(1, -1)
  expect(mail.text).toContain(link)

  const wanted = async () => (await serverRows(stack, account, 'alert_settings'))[0].daily_mail
  const opened = await fetch(link)
  expect(opened.headers.get('content-type')).toContain('text/html')
  expect(await opened.text()).toContain('<form method="post">')
  expect(await wanted()).toBe(true)
  const forged = link.replace(/token=[0-9a-f]{8}/, 'token=00000000')
  expect((await fetch(forged, { method: 'POST' })).status).toBe(400)
  expect(await wanted()).toBe(true)
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(link, { method: 'POST', body })).status).toBe(200)
  expect(await wanted()).toBe(false)
})
