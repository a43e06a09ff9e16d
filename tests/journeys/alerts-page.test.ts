import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect, overhang } from '../support/browser/inspect.ts'
import { demoTest, desktop, phone } from '../support/browser/journey.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { standsStill } from '../support/browser/still.ts'
import { isLong } from '../support/project/long-run.ts'
import { callAsServer } from '../support/stack/api.ts'

const narrow = { width: 360, height: 740 }

const test = demoTest
  .override('contextOptions', { viewport: phone })
  .override('memberPage', async ({ page, site, account }) => {
    await storeSession(page, site, account)
    await page.goto('/alerts')
    await page.locator('main details').first().waitFor()
    return page
  })

const entries = (page: Page) => page.getByRole('list', { name: 'Alerts' }).getByRole('link')
const notifications = (page: Page) => page.getByRole('button', { name: /^(Notifications|Mitteilungen) / })

test('unread alerts come first, under the notifications button at the top right, and the rules are a press away', async ({
  memberPage: page,
  server,
  stack,
}) => {
  // The demo's own alerts depend on the date.
  const [check] = await server.rows('key_phrase_checks', 'select=user_id,keyword_id,search_id&limit=1')
  for (const [n, read_at] of [null, null, new Date()].entries())
    await callAsServer(stack, 'POST', '/rest/v1/alerts', {
      ...{ ...check, kind: 'moves_up', threshold: n + 1, position: 2, previous_position: 9, results: 36 },
      ...{ created_at: `2026-01-0${n + 2}T03:04:05Z`, read_at },
    })
  const { length: unreadOnServer } = await server.rows('alerts', 'select=id&read_at=is.null')
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await page.reload()
    const areUnread = async () =>
      (await entries(page).allTextContents()).map((text) => text.startsWith('Unread: '))
    await expect.poll(async () => (await areUnread()).filter(Boolean).length).toBe(unreadOnServer)
    const unread = await areUnread()
    expect(unread).toEqual([...unread].sort((a, b) => Number(b) - Number(a)))
    expect(unread).toContain(false)
    const button = await notifications(page).boundingBox()
    const first = await entries(page).first().boundingBox()
    expect(button?.y).toBeLessThan(size === phone ? 120 : 160)
    expect(button?.y).toBeLessThan(first?.y ?? 0)
    const main = await page.getByRole('main').evaluate((box) => {
      const { paddingRight } = getComputedStyle(box)
      return box.getBoundingClientRect().right - Number.parseFloat(paddingRight)
    })
    expect(Math.abs((button?.x ?? 0) + (button?.width ?? 0) - main)).toBeLessThanOrEqual(1)
    // An alert takes one line on a desktop and two on a phone.
    expect(first?.height).toBeLessThanOrEqual(size === phone ? 64 : 44)
  }
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: 'Alert rules' }).click()
  const heading = page.getByRole('heading', { name: 'Alert rules' })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
})

// German words are usually the longest, so French is checked only with `--all`.
const looks = [
  { locale: 'de-DE', viewport: narrow },
  ...(isLong ? [narrow, desktop].map((viewport) => ({ locale: 'fr-FR', viewport })) : []),
]

test('nothing overflows at 360 px with rules and sheet open', async ({ newContext, site, account }) => {
  for (const { locale, viewport } of looks) {
    const context = await newContext({ locale, viewport })
    const page = await context.newPage()
    await storeSession(page, site, account)
    // Keeps the changed quiet hours from reaching the server.
    await page.route('**/rpc/apply_mutation*', (route) => route.abort())
    await page.goto('/alerts')
    await page.locator('main details').first().waitFor()
    await standsStill(page)
    for (const summary of await page.locator('main summary').all()) await summary.click()
    expect(await overhang(page), `${locale}, rules`).toBeLessThanOrEqual(0)
    await notifications(page).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('checkbox', { name: /^(Ruhezeit|Heures calmes)/ }).click()
    await sheet.getByRole('combobox').nth(1).waitFor()
    expect(await overhang(page), `${locale}, sheet`).toBeLessThanOrEqual(0)
    const inner = await sheet.evaluate((box) =>
      [...box.querySelectorAll('*')].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1),
    )
    expect(inner, `${locale}, inside the sheet`).toBe(true)
    await inspect(page, `alerts-page-sheet-${locale}`)
    await context.close()
  }
})
