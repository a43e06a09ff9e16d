// Every screen opened cold without a network: it paints, it says what is true, and it asks nobody for anything.
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { routes } from '#src/domain/shell/routes.ts'
import { type AppScreen, everyScreen } from '../support/browser/every-screen.ts'
import { storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { standsStill } from '../support/browser/still.ts'
import { expireSession } from '../support/browser/stored-session.ts'
import { countOnDevice } from '../support/device/device-store.ts'
import { isLong, repetitions } from '../support/project/long-run.ts'
import { sample, seededRandom } from '../support/project/random.ts'
import { inLanes } from '../support/stack/lanes.ts'
import { demoAccount } from '../support/stack/tracking.ts'

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 100_000)
const random = seededRandom(seed)
const nowhere = '00000000-0000-4000-8000-000000000000'
// What a look takes is mostly waiting.
const atATime = 4

// The life of one device. `first`: valid, where it has never had anything of the account.
const sessions = ['none', 'first', 'valid', 'expired'] as const
type Session = (typeof sessions)[number]

const test = storyTest
  .override('sharesStack', true)
  .override('account', ({ stack }) => demoAccount(stack))
  .override('worksOffline', true)
  .extend('screens', { scope: 'file' }, async ({ stack, account }) => [
    // The operator's is nothing without the server, and its code is not kept.
    ...(await everyScreen(stack, account)).filter(({ path }) => path !== routes.admin),
    { path: `/search-results-check-history/${nowhere}`, isPrivate: true },
    { path: `/key-phrase/${nowhere}`, isPrivate: true },
    { path: '/blog/a-post-that-was-never-opened', isPrivate: false },
  ])

// What is true only of an account that the device has seen.
const nothingThere =
  /No checks yet|No key phrases are tracked|No alerts|No active subscription|you have none/i

const isOurData = '**/rest/v1/**'

/** What happens on the device, with a network, before it has a session of this kind. */
const steps: Record<Session, (page: Page, account: { email: string; password: string }) => Promise<void>> = {
  async none(page) {
    await page.goto('/blog')
    await waitForOffline(page)
  },
  async first(page, { email, password }) {
    await page.context().route(isOurData, (route) => route.abort())
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/dashboard')
    await page.waitForLoadState('networkidle')
    expect(await countOnDevice(page, 'profile')).toBe(0)
  },
  async valid(page) {
    await page.context().unroute(isOurData)
    await page.goto('/account')
    // All of an account that has much, for the first time.
    await page.getByText(/Synced/).waitFor({ timeout: 90_000 })
  },
  async expired(page) {
    await page.goto('/healthz')
    await expireSession(page)
  },
}

interface Seen {
  complaints: string[]
  asked: string[]
  path: string
  text: string
  paintedMs: number
}

/** Opens a screen in a tab of its own and waits until nothing moves any more. */
async function look(context: BrowserContext, path: string): Promise<Seen> {
  const page = await context.newPage()
  const complaints: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => {
    // A worker that ends has the file that it was asked for aborted, and the next one answers: no network is asked.
    const { errorText } = request.failure() ?? {}
    if (errorText !== 'net::ERR_ABORTED') asked.push(`${new URL(request.url()).pathname} (${errorText})`)
  })
  await page.goto(path)
  await page.waitForFunction(() => document.getElementById('root')?.innerText.trim() !== '')
  await standsStill(page, 1_500)
  const seen = {
    complaints,
    asked,
    path: new URL(page.url()).pathname,
    text: await page.locator('#root').innerText(),
    paintedMs: await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ),
  }
  await page.close()
  return seen
}

const isNowhere = ({ path }: AppScreen) => path.includes(nowhere)
// The last two have pictures, for which the worker is asked: closing a page takes the word from it that there is no network.
const isOnceWrong = (screen: AppScreen) =>
  isNowhere(screen) || ['/dashboard', '/keyword-discovery', '/authors'].includes(screen.path)

/** Of all, or of a few that the seed picks, those that were wrong once among them. */
function looked(screens: readonly AppScreen[], session: Session): AppScreen[] {
  // Without a session all that is private leads to the same.
  const once = screens.filter(
    (screen) => isOnceWrong(screen) && (isLong || session !== 'none' || !isNowhere(screen)),
  )
  const others = screens.filter((screen) => !isOnceWrong(screen))
  const some = [...once, ...sample(others, repetitions(1, Infinity), random)]
  return some.filter(({ isPrivate }) => isPrivate || session !== 'first')
}

/** What is wrong with a screen. */
function faultsOf(screen: AppScreen, session: Session, seen: Seen): string[] {
  const { path, isPrivate } = screen
  const wrong: string[] = []
  const tell = (what: string) => wrong.push(`${path}: ${what}`)
  if (seen.text.trim() === '') tell('blank')
  for (const complaint of seen.complaints) tell(complaint)
  for (const address of new Set(seen.asked)) tell(`asked for ${address}`)
  if (isPrivate && (seen.path === '/login') !== (session === 'none')) tell(`is at ${seen.path}`)
  if (!seen.text.includes('Offline. Showing saved data.')) tell('does not say that it is offline')
  if (/could not be shown|Could not be loaded/.test(seen.text)) tell(seen.text.slice(0, 300))
  if (session === 'first' && nothingThere.test(seen.text)) tell(`says that there is nothing: ${seen.text}`)
  const saysWhatIsMissing = /not on this device|when you are back online/i.test(seen.text)
  if (isNowhere(screen) && session !== 'none' && !saysWhatIsMissing)
    tell(`does not say what is missing: ${seen.text.slice(0, 300)}`)
  return wrong
}

test.for(sessions)(
  `cold and without a network, with a session that is %s: nothing is asked, no error is told (seed ${seed})`,
  { timeout: repetitions(180_000, 20 * 60_000) },
  async (session, { context, account, screens }) => {
    await context.setOffline(false)
    const page = await context.newPage()
    await steps[session](page, account)
    await page.waitForLoadState('networkidle')
    await page.close()
    await context.setOffline(true)

    const tried = looked(screens, session)
    let slowest = 0
    const wrong = await inLanes(atATime, tried, async (screen) => {
      const seen = await look(context, screen.path).catch((error: unknown) => String(error))
      if (typeof seen === 'string') return [seen]
      slowest = Math.max(slowest, seen.paintedMs)
      return faultsOf(screen, session, seen)
    })
    process.stdout.write(
      `${session}: ${tried.length} of ${screens.length} screens, first paint after ${Math.round(slowest)} ms at most, ${wrong.flat().length} wrong\n`,
    )
    expect(wrong.flat()).toEqual([])
  },
)
