// Blocks the app's own code, file by file. The screen must never be blank, and must recover on its own.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { routes } from '#src/domain/shell/routes.ts'
import { patienceMs } from '../support/browser/chromium.ts'
import { type AppScreen, everyScreen } from '../support/browser/every-screen.ts'
import { demoTest } from '../support/browser/journey.ts'
import { standsStill } from '../support/browser/still.ts'
import { repetitions } from '../support/project/long-run.ts'
import { newSeed, sample, seededRandom } from '../support/project/random.ts'
import { inLanes } from '../support/stack/lanes.ts'

const seed = newSeed()
const random = seededRandom(seed)
// Opens several pages at a time, because most of the time is spent waiting.
const atATime = repetitions(4, 6)

type OpenPage = (isPrivate: boolean) => Promise<Page>

// These browsers have no service worker, as on a first visit.
const test = demoTest
  .extend('screens', { scope: 'file' }, ({ stack, account }) => everyScreen(stack, account))
  .extend('openPage', { scope: 'file' }, async ({ context, memberPage, newContext }): Promise<OpenPage> => {
    await memberPage.goto('/account')
    await memberPage.getByText(/Synced/).waitFor()
    await memberPage.close()
    const visitors = await newContext()
    return (isPrivate) => (isPrivate ? context : visitors).newPage()
  })

const scriptName = (url: string) => /\/assets\/([^/]+\.js)$/.exec(url)?.[1]

const rootText = (page: Page) => page.locator('#root').innerText()

/** Waits, because the app reloads if a dependency is blocked, and is briefly blank while it does. */
function staysBlank(page: Page): Promise<boolean> {
  const isDrawn = () => (document.getElementById('root')?.innerText ?? '').trim() !== ''
  return page.waitForFunction(isDrawn, null, { timeout: patienceMs }).then(
    () => false,
    () => true,
  )
}

/** Not awaited: Chromium once ignored a request to close a page. Closing the context closes it anyway. */
function closeUnawaited(page: Page): void {
  page.close().catch(() => undefined)
}

/** The screen is either the first page of a visit, or reached later by navigating within the app. */
const ways = ['first', 'later'] as const
type Way = (typeof ways)[number]

async function open(page: Page, { path }: AppScreen, way: Way): Promise<void> {
  if (way === 'first') return void (await page.goto(path))
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

function awayFrom({ path, isPrivate }: AppScreen): string {
  if (!isPrivate) return path === routes.faq ? routes.about : routes.faq
  return path === routes.dashboard ? routes.alerts : routes.dashboard
}

async function begin(page: Page, screen: AppScreen, way: Way): Promise<void> {
  if (way === 'first') return
  await page.goto(awayFrom(screen))
  await standsStill(page)
}

async function healthy(openPage: OpenPage, screen: AppScreen, way: Way) {
  const page = await openPage(screen.isPrivate)
  await begin(page, screen, way)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const script = scriptName(request.url())
    if (script) scripts.add(script)
  })
  await open(page, screen, way)
  await standsStill(page)
  const found = {
    screen,
    way,
    scripts: [...scripts],
    headline: await page
      .locator('main')
      .evaluate((main) => main.querySelector('h1, h2')?.textContent?.trim() ?? ''),
    path: new URL(page.url()).pathname,
  }
  closeUnawaited(page)
  // Without a headline, a recovered screen and a broken one look alike.
  if (found.headline === '') throw new Error(`${screen.path} has no headline, ${way}`)
  return found
}

interface Refusal extends Omit<Awaited<ReturnType<typeof healthy>>, 'scripts'> {
  script: string
}

const cameBack = 'recovered'
// Not a fault: a screen may redirect before it requests a script that it requested on an earlier visit.
const notAskedFor = 'not requested'

async function refuse(
  openPage: OpenPage,
  { screen, way, script, headline: wanted, path }: Refusal,
): Promise<string> {
  const name = `${script} refused on ${screen.path}, ${way}`
  const page = await openPage(screen.isPrivate)
  try {
    await begin(page, screen, way)
    let refused = 0
    await page.route(`**/assets/${script}`, (route) => {
      refused += 1
      return route.fulfill({ status: 503, body: 'not yet' })
    })
    await open(page, screen, way)
    for (let waits = 0; refused === 0 && waits < 30; waits += 1) await page.waitForTimeout(300)
    if (refused === 0) return notAskedFor
    // Gives the app time to stop retrying and to report the missing part.
    await page.waitForTimeout(2_500)
    if (await staysBlank(page)) return `${name}: the root is blank`
    await page.unroute(`**/assets/${script}`)
    await page.waitForFunction(
      ([text, at]) =>
        location.pathname === at &&
        (document.querySelector('main')?.querySelector('h1, h2')?.textContent?.trim() ?? '') === text &&
        !/Could not be loaded|Not on this device yet/.test(document.getElementById('root')?.innerText ?? ''),
      [wanted, path],
    )
    return cameBack
  } catch (error) {
    return `${name}: it does not come back (${String(error).split('\n')[0]}): ${(await rootText(page).catch(() => '')).slice(0, 200)}`
  } finally {
    closeUnawaited(page)
  }
}

/** Whether this test once missed a fault on the screen. */
function isOnceMissed({ screen: { path }, way }: { screen: AppScreen; way: Way }): boolean {
  return way === 'later' && (path === routes.searchResultsDemo || path === routes.searchMulti)
}

test(`no screen is blank with a blocked script, and each recovers by itself (KEYTRAIL_SEED=${seed})`, async ({
  openPage,
  screens,
}) => {
  const every = screens.flatMap((screen) => ways.map((way) => ({ screen, way })))
  const once = every.filter(isOnceMissed)
  const others = every.filter((one) => !isOnceMissed(one))
  const looked = [...once, ...sample(others, repetitions(1, Infinity), random)]
  const known = await inLanes(atATime, looked, ({ screen, way }) => healthy(openPage, screen, way))
  // The last script that a screen requests is its own.
  const tried = known.flatMap(({ scripts, ...found }) => {
    const own = scripts.slice(repetitions(-1, 0))
    const chosen = isOnceMissed(found) ? own : sample(scripts, repetitions(2, Infinity), random)
    return chosen.map((script) => ({ ...found, script }))
  })
  const outcomes = await inLanes(atATime, tried, (refusal) => refuse(openPage, refusal))
  const returned = outcomes.filter((outcome) => outcome === cameBack).length
  const wrong = outcomes.filter((outcome) => outcome !== cameBack && outcome !== notAskedFor)
  expect(wrong).toEqual([])
  // In the short profile, half of the scripts may come from a single screen, which may redirect before it
  // requests them. Such scripts do not count as recovered.
  expect(returned).toBeGreaterThanOrEqual(tried.length * repetitions(0.5, 0.8))
})

test('the page reports a missing entry script, and recovers by itself', async ({ openPage }) => {
  const page = await openPage(true)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/dashboard')
  await page.getByText('Keytrail could not be loaded. Trying again in a moment.').waitFor()
  await page.unroute('**/assets/index-*.js')
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  await page.close()
})

test('a prerendered page stays without its code, and the app around it works', async ({ openPage }) => {
  const page = await openPage(false)
  await page.route('**/assets/login-page-*.js', (route) => route.fulfill({ status: 503 }))
  await page.goto('/login')
  await standsStill(page)
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  await page.context().setOffline(true)
  await page.getByText('Offline. Showing saved data.').waitFor()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await submit.isDisabled()).toBe(true)
  await page.unroute('**/assets/login-page-*.js')
  await page.context().setOffline(false)
  await expect.poll(() => submit.isDisabled()).toBe(false)
  await page.close()
})
