// Refuses the app's own code, file by file: whatever is missing, something is on the screen and it comes by itself.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#src/domain/routes.ts'
import { launchChromium } from '../support/chromium.ts'
import { type AppScreen, everyScreen } from '../support/every-screen.ts'
import { seededRandom } from '../support/random.ts'
import { signInOnScreen } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'
import { standsStill } from '../support/still.ts'
import { demoAccount } from '../support/tracking.ts'

const isLong = process.env.KEYTRAIL_LONG === '1'
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 100_000)
const random = seededRandom(seed)
// Most of the time goes by in waiting.
const atATime = isLong ? 6 : 4

let stack: RunningStack
let browser: Browser
let screens: AppScreen[]
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
  const demo = await demoAccount(stack)
  screens = await everyScreen(stack, demo)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await signInOnScreen(page, stack.url, demo)
  // On the device by then: no screen waits for the server.
  await page.goto(`${stack.url}/account`)
  await page.getByText(/Compared with the server/).waitFor()
  signedIn = await context.storageState({ indexedDB: true })
  await context.close()
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})

/** A browser that has no service worker yet, which is what a first visit is. */
async function visitor(isPrivate: boolean): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(isPrivate && { storageState: signedIn }),
  })
  return context.newPage()
}

const scriptOf = (url: string) => /\/assets\/([^/]+\.js)$/.exec(url)?.[1]

const rootText = (page: Page) => page.locator('#root').innerText()

/** What the screen says where nothing is missing. */
const headline = async (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => main.querySelector('h1, h2')?.textContent ?? '')

/** The first page of a visit, or a step within the app. */
const ways = ['first', 'later'] as const
type Way = (typeof ways)[number]

async function open(page: Page, { path }: AppScreen, way: Way): Promise<void> {
  if (way === 'first') return void (await page.goto(`${stack.url}${path}`))
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

/** Before a step: somewhere else in the app. */
async function begin(page: Page, { path, isPrivate }: AppScreen, way: Way): Promise<void> {
  if (way === 'first') return
  const from = isPrivate
    ? path === '/dashboard'
      ? '/alerts'
      : '/dashboard'
    : path === '/faq'
      ? '/about'
      : '/faq'
  await page.goto(`${stack.url}${from}`)
  await standsStill(page)
}

interface Healthy {
  screen: AppScreen
  way: Way
  scripts: string[]
  headline: string
  path: string
}

/** How the screen is where nothing is refused, and what it asks for. */
async function healthy(screen: AppScreen, way: Way): Promise<Healthy> {
  const page = await visitor(screen.isPrivate)
  await begin(page, screen, way)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const script = scriptOf(request.url())
    if (script) scripts.add(script)
  })
  await open(page, screen, way)
  await standsStill(page)
  const found = { screen, way, scripts: [...scripts], headline: await headline(page), path: pathOf(page) }
  await page.context().close()
  // Without one, a screen that came back could not be told from one that did not.
  if (found.headline === '') throw new Error(`${screen.path} has no headline, ${way}`)
  return found
}

const pathOf = (page: Page) => new URL(page.url()).pathname

interface Refusal extends Omit<Healthy, 'scripts'> {
  script: string
}

const cameBack = 'came back'
// Not every visit asks for the same: a screen that leads on may be left before.
const notAskedFor = 'not asked for'

/** Refuses one script until the app has given up on it, then allows it. Anything but the two words above is wrong. */
async function refuse({ screen, way, script, headline: wanted, path }: Refusal): Promise<string> {
  const name = `${script} refused on ${screen.path}, ${way}`
  const page = await visitor(screen.isPrivate)
  try {
    await begin(page, screen, way)
    let refused = 0
    await page.route(`**/assets/${script}`, (route) => {
      refused += 1
      return route.fulfill({ status: 503, body: 'not now' })
    })
    await open(page, screen, way)
    for (let waits = 0; refused === 0 && waits < 30; waits += 1) await page.waitForTimeout(300)
    if (refused === 0) return notAskedFor
    // Longer than the app asks before it says that something is missing.
    await page.waitForTimeout(2_500)
    if ((await rootText(page)).trim() === '') return `${name}: the root is blank`
    await page.unroute(`**/assets/${script}`)
    await page.waitForFunction(
      ([text, at]) =>
        location.pathname === at &&
        (document.querySelector('main')?.querySelector('h1, h2')?.textContent ?? '') === text &&
        !/Could not be loaded|Not on this device yet/.test(document.getElementById('root')?.innerText ?? ''),
      [wanted, path],
      { timeout: 60_000 },
    )
    return cameBack
  } catch (error) {
    return `${name}: it does not come back (${String(error).split('\n')[0]}): ${(await rootText(page).catch(() => '')).slice(0, 200)}`
  } finally {
    await page.context().close()
  }
}

/** Works on all of them, a few at a time. */
async function all<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const waiting = items.values()
  const results: Result[] = []
  const lane = async () => {
    for (const item of waiting) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: atATime }, lane))
  return results
}

/** What the short profile always has: the first was taken for one that stays without its part. */
function isOnceMissed({ screen: { path }, way }: { screen: AppScreen; way: Way }): boolean {
  return way === 'later' && (path === routes.searchResultsDemo || path === routes.searchMulti)
}

/** Some of them, by the seed. */
function sample<Item>(items: readonly Item[], count: number): Item[] {
  const rest = [...items]
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}

test(`whatever script is refused, no screen is blank and each comes back by itself (seed ${seed})`, {
  timeout: isLong ? 3 * 60 * 60_000 : 180_000,
}, async () => {
  const every = screens.flatMap((screen) => ways.map((way) => ({ screen, way })))
  const looked = isLong ? every : [...every.filter(isOnceMissed), ...sample(every, 1)]
  const known = await all(looked, ({ screen, way }) => healthy(screen, way))
  // Of the sample: what is the screen's own, which comes last, and another one.
  const tried = known.flatMap(({ scripts, ...found }) => {
    const chosen = isLong ? scripts : [...scripts.slice(-1), ...sample(scripts.slice(0, -1), 1)]
    return chosen.map((script) => ({ ...found, script }))
  })
  const outcomes = await all(tried, refuse)
  const returned = outcomes.filter((outcome) => outcome === cameBack).length
  const wrong = outcomes.filter((outcome) => outcome !== cameBack && outcome !== notAskedFor)
  const scripts = new Set(tried.map(({ script }) => script)).size
  process.stdout.write(
    `${tried.length} refusals of ${scripts} scripts on ${looked.length} of ${every.length} screens and ways: ${returned} came back, ${wrong.length} did not\n`,
  )
  expect(wrong).toEqual([])
  expect(returned).toBeGreaterThan(tried.length * 0.8)
})

test('going offline on a first visit leaves the app there, which says so and what is missing', async () => {
  const page = await visitor(true)
  await page.goto(`${stack.url}/dashboard`)
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  await standsStill(page)
  await page.context().setOffline(true)
  await page.getByText('Offline. Showing what is on this device.').waitFor()
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  await page.getByRole('link', { name: 'Check history' }).first().click()
  await page.getByText('Not on this device yet: this screen').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Search results check history' }).waitFor()
  await page.getByText('Offline. Showing what is on this device.').waitFor({ state: 'hidden' })
  await page.context().close()
})

test('without the script that everything begins with the page says so, and comes back by itself', async () => {
  const page = await visitor(true)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto(`${stack.url}/dashboard`)
  await page.getByText('Keytrail could not be loaded. It is tried again in a moment.').waitFor()
  await page.unroute('**/assets/index-*.js')
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  await page.context().close()
})

test('a page that was drawn stays as it is while its own code is missing; around it the app is at work', async () => {
  const page = await visitor(false)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.route('**/assets/login-page-*.js', (route) => route.fulfill({ status: 503 }))
  await page.goto(`${stack.url}/login`)
  await standsStill(page)
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  await page.context().setOffline(true)
  await page.getByText('Offline. Showing what is on this device.').waitFor()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await submit.isDisabled()).toBe(true)
  await page.unroute('**/assets/login-page-*.js')
  await page.context().setOffline(false)
  await expect.poll(() => submit.isDisabled()).toBe(false)
  expect(errors).toEqual([])
  await page.context().close()
})
