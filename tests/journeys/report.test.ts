import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousFindings } from '../support/browser/axe.ts'
import { overhang } from '../support/browser/inspect.ts'
import { demoTest, phone } from '../support/browser/journey.ts'
import { allChecks } from '../support/browser/key-phrase-page.ts'
import { waitForOffline } from '../support/browser/screens.ts'

const test = demoTest
  .override('worksOffline', true)
  .override('memberPage', async ({ signedInPage: page }) => {
    await allChecks(page)
    await page.goto('/rank-tracking')
    await waitForOffline(page)
    return page
  })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
let saved = ''

test('is made and saved without a network', async ({ memberPage: page, context }) => {
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Report', exact: true }).click()
  await page.getByLabel('Title').fill('A <b>week</b> & more')
  await page.getByLabel('First ten videos').check()
  await page.getByLabel('Your notes').check()
  await page.getByText('5 of 6 selected').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save as a file')])
  expect(download.suggestedFilename()).toMatch(/^keytrail-A-b-week-b-more-\d{4}-\d\d-\d\d\.html$/)
  // The browser recognizes the type of a file by its extension.
  saved = `${await download.path()}.html`
  await download.saveAs(saved)
  await page.getByText('The report is saved').waitFor()
})

test('opens as a file: no request, no script, nothing for axe to find', async ({ newContext }) => {
  const context = await newContext({ offline: true, viewport: phone })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(pathToFileURL(saved).href)
  await page.getByRole('heading', { level: 1, name: 'A <b>week</b> & more' }).waitFor()
  for (const name of ['Positions', 'running shoes', 'Position over time', 'Who ranks first', 'Notes'])
    await page.getByRole('heading', { name, exact: true }).first().waitFor()
  expect(await page.locator('.plot svg').count()).toBe(5)
  expect(await overhang(page)).toBe(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await seriousFindings(page)).toEqual([])
  }
  expect(requests).toEqual([pathToFileURL(saved).href])
  expect(readFileSync(saved, 'utf8')).not.toMatch(/<script|<link|<img|@import|url\(/)
})

test('prints without cutting a row', async ({ newContext }) => {
  const context = await newContext({ offline: true, viewport: { width: 794, height: 1123 } })
  const page = await context.newPage()
  await page.goto(pathToFileURL(saved).href)
  await page.emulateMedia({ media: 'print' })
  const cuttable = await page
    .locator('tr, figure, dl > div')
    .evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).breakInside !== 'avoid')
        .map(({ tagName }) => tagName),
    )
  expect(cuttable).toEqual([])
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // A4, in points.
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map(Number).map(Math.round),
  )
  expect(new Set(boxes.map(String))).toEqual(new Set(['595,842']))
})

let link = ''

test('is published once the device is online, and read by a visitor without a session', async ({
  memberPage: page,
  newContext,
  server,
  account,
}) => {
  await press(page, 'Publish a link')
  await page.getByRole('dialog').getByRole('radio', { name: '7 days' }).check()
  await press(page, 'Publish')
  await page.getByRole('dialog', { name: 'The link will be ready soon' }).waitFor()
  link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect((await fetch(link)).status).toBe(404)
  await page.context().setOffline(false)
  await expect.poll(async () => (await fetch(link)).status).toBe(200)
  await press(page, 'Done')

  const visitor = await (await newContext()).newPage()
  await visitor.goto(link)
  await visitor.getByRole('heading', { level: 1, name: 'A <b>week</b> & more' }).waitFor()
  expect(await visitor.context().cookies()).toEqual([])
  expect(await seriousFindings(visitor)).toEqual([])
  const text = await visitor.content()
  for (const secret of [account.email, account.id]) expect(text).not.toContain(secret)
  const main = (source: string) => source.slice(source.indexOf('<main>'), source.indexOf('</main>'))
  const file = await visitor.evaluate(
    (source) => new DOMParser().parseFromString(source, 'text/html').documentElement.outerHTML,
    readFileSync(saved, 'utf8'),
  )
  expect(main(text)).toBe(main(file))
  const [row] = await server.rows('report_links')
  expect(row).toMatchObject({ title: 'A <b>week</b> & more', reads: 2 })
})

test('is listed with its reads on the account page, and revoked offline', async ({ memberPage: page }) => {
  await page.goto('/account')
  const published = page.getByRole('region', { name: 'Published reports' })
  await published.getByText('Opened 2 times').waitFor()
  await published.getByRole('button', { name: /^Revoke: / }).click()
  await page.context().setOffline(true)
  await press(page, 'Revoke')
  await published.getByText('You have not published a report.').waitFor()
  expect((await fetch(link)).status).toBe(200)
  await page.context().setOffline(false)
  await expect.poll(async () => (await fetch(link)).status).toBe(404)
  expect(await (await fetch(link)).text()).toContain('This report is not available')
})

test('names the reason if the report would be empty, and keeps the input', async ({ memberPage: page }) => {
  await page.goto('/report')
  await press(page, 'None')
  const problem = page.getByRole('alert')
  await press(page, 'Save as a file')
  await expect.poll(() => problem.textContent()).toBe('Select a key phrase.')
  await press(page, 'All')
  for (const section of ['Summary', 'Table', 'Charts']) await page.getByLabel(section).uncheck()
  await press(page, 'Publish a link')
  await expect.poll(() => problem.textContent()).toBe('Select a section.')
  await page.getByLabel('Title').fill(' ')
  await press(page, 'Save as a file')
  await expect.poll(() => problem.textContent()).toBe('Enter a title.')
  await page.getByText('6 of 6 selected').waitFor()
})
