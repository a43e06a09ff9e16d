// The image's files, no sandbox, no plans, no blog. Rebuilds the app.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownQueries } from '#src/remote/content/content-queries.ts'
import { makeImageFolder } from '../support/project/image.ts'
import { isLong } from '../support/project/long-run.ts'
import { type Account, call, signUp } from '../support/stack/api.ts'
import { type MailServer, startSmtp } from '../support/stack/smtp.ts'
import { type RunningStack, startStack } from '../support/stack/stack.ts'

describe.runIf(isLong)('on a self-hosted machine', () => {
  let stack: RunningStack
  let account: Account
  let image: string
  let smtp: MailServer
  beforeAll(async () => {
    image = makeImageFolder()
    smtp = await startSmtp()
    stack = await startStack(
      {
        HOST: '0.0.0.0',
        SITE_URL: 'https://keytrail.example',
        SMTP_URL: smtp.url,
        CONTACT_TO: 'hello@keytrail.example',
        PLANS: 'off',
      },
      undefined,
      [],
      image,
    )
    stack.mails = smtp.mails
    account = await signUp(stack)
  })
  afterAll(async () => {
    await stack.remove()
    await smtp.close()
    rmSync(image, { recursive: true })
  })

  test('the image copies all that a start needs', async () => {
    expect((await call(stack, 'GET', '/healthz')).body).toEqual({ ok: true })
    expect((await call(stack, 'GET', '/sandbox/mail')).status).toBe(404)
  })

  test('a checkout is refused with a reason', async () => {
    const { status, body } = await call(stack, 'POST', '/functions/v1/stripe-checkout', {
      token: account.token,
      body: { plan: 'premium' },
    })
    expect([status, body.error.code]).toEqual([409, 'plans_off'])
  })

  test('no page links to a blog, none is cached, and no service returns its sample posts', async () => {
    const { body: sitemap } = await call(stack, 'GET', '/sitemap.xml')
    expect(sitemap).toContain('<loc>https://keytrail.example/faq</loc>')
    expect(sitemap).not.toMatch(/\/(blog|authors)/)
    for (const path of ['/', '/dashboard']) {
      const { body: page } = await call(stack, 'GET', path)
      expect(page).toContain('href="/faq"')
      expect(page).not.toMatch(/href="\/(blog|authors)/)
    }
    const { body: worker } = await call(stack, 'GET', '/service-worker.js')
    expect(worker).toContain('shell.html')
    expect(worker).not.toMatch(/"url":"(blog|authors)/)
    const query = `/v2024-01-01/data/query/production?${new URLSearchParams({ query: ownQueries()[0] ?? '' })}`
    expect((await call(stack, 'GET', query)).status).toBe(404)
  })

  test.each(['/', '/faq', '/privacy-policy', '/tiktok-rank-tracking'])(
    '%s renders without plans',
    async (path) => {
      const { body } = await call(stack, 'GET', path)
      expect(body).toContain('<h1')
      expect(body).not.toMatch(/pricing|£|premium|your plan\b/i)
    },
  )
})
