import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { onPhone, storyTest } from '../support/browser/journey.ts'
import { standsStill } from '../support/browser/still.ts'
import { isLong } from '../support/project/long-run.ts'

const test = storyTest.override('stackEnvironment', {}).override('contextOptions', onPhone)

// A red notice or toast, or an error instead of a screen.
const reds = '.bg-bad-wash, [role="alert"]:has(.text-bad), [data-toast]:has(.text-bad)'
const redTexts = (page: Page) => page.locator(reds).filter({ visible: true }).allInnerTexts()

// Without `--all`, the test presses only the buttons of these screens.
const mainScreens = ['/search?q=never+searched', '/search-check?keyword=matcha+latte&country=gb']
const otherScreens = [
  '/search',
  '/dashboard',
  '/search?q=matcha+latte',
  '/search?q=tea%3Fcountry%3Dde',
  '/search-multi',
  '/search-multi?q=tea%0Acoffee',
  '/search-check',
  '/rank-tracking',
  '/ideas',
  '/alerts',
  '/key-phrase-search-history',
  '/search-results-check-history',
]

// The test does not press buttons that sign out, delete data or open a browser prompt.
const leaving = /^(Sign out|Delete|Turn on|Allow|Install)/

const appears = (target: Locator) =>
  target
    .first()
    .waitFor({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    )

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await standsStill(page, 400)
  for (const field of await page.locator('main').getByRole('searchbox').all())
    if (await field.isEditable()) await field.fill('matcha latte')
}

async function listOffers(scope: Locator): Promise<Map<string, Locator>> {
  const offers = scope.locator('button, input[type=radio], summary').filter({ visible: true })
  const names = await offers.evaluateAll((all) =>
    all.map((one) => {
      const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : one.textContent
      return one.matches(':disabled') ? '' : one.getAttribute('aria-label') || label || 'unnamed'
    }),
  )
  const found = new Map<string, Locator>()
  for (const [place, name] of names.entries()) {
    // All rows of a list offer the same actions, so the test presses those of one row.
    const kind = name.replace(/^(Select|Actions:|Rank) .*/, '$1')
    if (kind && !leaving.test(kind) && !found.has(kind)) found.set(kind, offers.nth(place))
  }
  return found
}

async function pressAll(
  page: Page,
  screens: readonly string[],
): Promise<{ pressed: number; refused: string[] }> {
  const main = page.locator('main')
  const dialog = page.getByRole('dialog')
  const refused: string[] = []
  let pressed = 0
  const press = async (offer: Locator, trail: string) => {
    await offer.click()
    pressed += 1
    await standsStill(page, 400)
    for (const text of await redTexts(page)) refused.push(`${trail}: ${text}`)
  }
  for (const path of screens) {
    await open(page, path)
    for (const text of await redTexts(page)) refused.push(`${path}: ${text}`)
    for (const name of (await listOffers(main)).keys()) {
      const trail = `${path}: ${name}`
      const again = async () => {
        await open(page, path)
        return (await listOffers(main)).get(name)
      }
      // An earlier press may have removed the button.
      const offer = await again()
      if (!offer) continue
      await press(offer, trail)
      for (const inner of (await listOffers(dialog)).keys()) {
        await (await again())?.click()
        if (!(await appears(dialog))) break
        const within = (await listOffers(dialog)).get(inner)
        if (within) await press(within, `${trail} > ${inner}`)
      }
    }
  }
  return { pressed, refused }
}

test('the first credit shows who ranks, and where the user’s account is', async ({ page, site }) => {
  await page.goto(`${site}/search-results-demo?q=matcha+latte`)
  await page.getByRole('table').waitFor()
  await page.getByRole('link', { name: 'Create an account' }).last().click()
  await page.getByLabel('Email').fill('first-minutes@keytrail.test')
  await page.getByLabel('Password').fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByRole('button', { name: /^Continue to payment, £29\.99 a month$/ }).waitFor()
  const [paid, free] = await page
    .locator('form button[type=submit]')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON()))
  expect({ width: free?.width, height: free?.height }).toEqual({ width: paid?.width, height: paid?.height })
  await page.getByRole('button', { name: 'Start free' }).click()
  const ranking = page.getByRole('table', { name: 'Ranking for matcha latte' })
  await ranking.waitFor()
  expect(new URL(page.url()).pathname).toBe('/search-check')
  // On some dates, an account ranks twice.
  const names = await ranking.getByRole('rowheader').allInnerTexts()
  const rank = names.findIndex((name, n) => n > 1 && names.filter((other) => other === name).length === 1)
  await page.getByLabel('Which account is yours?').fill(`@${names[rank]}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(`Yours is at ${rank + 1}.`).waitFor()
  expect(await ranking.getByText('Your account').count()).toBe(1)
  await page.goto('/key-phrase-search-history')
  await page.getByText('Demo, free').waitFor()
  await page.goto('/search')
  await page.getByText('2 of 3 credits left').waitFor()
})

test('the visitor’s words open without a credit and end with the next question', async ({ page }) => {
  await page.goto('/key-phrase-search-history')
  await page.getByText('matcha latte', { exact: true }).click()
  await page.getByRole('link', { name: 'Open this search' }).click()
  await page.getByText(/^Who ranks for “/).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Check who ranks · 1 credit' }).click()
  await page.getByRole('table', { name: /^Ranking for / }).waitFor()
  await page.getByText('Page 1 of the results. Pages 2 to 10 come with Premium.').waitFor()
  expect(await page.getByRole('button', { name: /next page/ }).count()).toBe(0)
  await page.goto('/search')
  await page.getByText('1 of 3 credits left').waitFor()
  await page.getByRole('radio', { name: 'Multiple, not in your plan' }).click()
  await page.getByText('Sample', { exact: true }).waitFor()
})

test('no offered button shows an error, with or without credits', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const withCredits = await pressAll(page, isLong ? [...mainScreens, ...otherScreens] : mainScreens)
  expect(withCredits.refused).toEqual([])
  expect(withCredits.pressed).toBeGreaterThan(isLong ? 20 : 5)
  await page.goto('/search')
  await page.getByText(/^All 3 credits are used\./).waitFor()
  expect(await page.locator('main form').count(), 'a form that can only refuse').toBe(0)
  const kept = page.getByRole('region', { name: 'Open without a credit' })
  await kept.getByRole('link', { name: 'matcha latte' }).first().waitFor()
  if (isLong) expect((await pressAll(page, [...mainScreens, ...otherScreens])).refused).toEqual([])
})
