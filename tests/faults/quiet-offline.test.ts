// Starts screens cold without a network. They must render, claim nothing false and send no request.
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { routes } from '#src/domain/shell/routes.ts'
import { type AppScreen, everyScreen } from '../support/browser/every-screen.ts'
import { demoTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { expireSession } from '../support/browser/sign-in.ts'
import { standsStill } from '../support/browser/still.ts'
import { countOnDevice } from '../support/device/device-store.ts'
import { isLong, repetitions } from '../support/project/long-run.ts'
import { newSeed, sample, seededRandom } from '../support/project/random.ts'
import { inLanes } from '../support/stack/lanes.ts'

const seed = newSeed()
const random = seededRandom(seed)
const nowhere = '00000000-0000-4000-8000-000000000000'
const atATime = 4

// `first` is a valid session on a device without the account's data. A valid session with data is left out,
// because a screen that sends a request in this state also sends the request with an expired session.
const sessions = ['none', 'first', 'expired'] as const
type Session = (typeof sessions)[number]

const test = demoTest
  .override('worksOffline', true)
  .extend('screens', { scope: 'file' }, async ({ stack, account }) => [
    // The screens of operators and developers need the server.
    ...(await everyScreen(stack, account)).filter(
      ({ path }) => path !== routes.admin && path !== routes.developers,
    ),
    { path: `/search-results-check-history/${nowhere}`, isPrivate: true },
    { path: `/key-phrase/${nowhere}`, isPrivate: true },
    { path: '/blog/a-post-that-was-never-opened', isPrivate: false },
  ])

// Claims that are true only if the account's data is on the device.
const nothingThere =
  /No checks of your own yet|No key phrases are tracked|No alerts|No active subscription|you have none/i

const isOurData = '**/rest/v1/**'

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
  async expired(page) {
    await page.context().unroute(isOurData)
    await page.goto('/account')
    await page.getByText(/Synced/).waitFor()
    await page.goto('/healthz')
    await expireSession(page)
  },
}

async function look(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const complaints: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => {
    // When a worker stops, it aborts the page's request for a file. The next worker serves the file, so the
    // request does not reach the network.
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
  }
  await page.close()
  return seen
}

const isNowhere = ({ path }: AppScreen) => path.includes(nowhere)
// Screens that once failed this test.
const isOnceWrong = (screen: AppScreen) =>
  isNowhere(screen) || ['/dashboard', '/keyword-discovery', '/authors'].includes(screen.path)

function looked(screens: readonly AppScreen[], session: Session): AppScreen[] {
  // Without a session, all private screens redirect to /login, so the short profile visits fewer of them.
  const once = screens.filter(
    (screen) => isOnceWrong(screen) && (isLong || session !== 'none' || !isNowhere(screen)),
  )
  const others = screens.filter((screen) => !isOnceWrong(screen))
  const some = [...once, ...sample(others, repetitions(1, Infinity), random)]
  return some.filter(({ isPrivate }) => isPrivate || session !== 'first')
}

function findFaults(screen: AppScreen, session: Session, seen: Awaited<ReturnType<typeof look>>): string[] {
  const { path, isPrivate } = screen
  const wrong: string[] = []
  const tell = (what: string) => wrong.push(`${path}: ${what}`)
  if (seen.text.trim() === '') tell('blank')
  for (const complaint of seen.complaints) tell(complaint)
  for (const address of new Set(seen.asked)) tell(`requested ${address}`)
  if (isPrivate && (seen.path === '/login') !== (session === 'none')) tell(`is at ${seen.path}`)
  if (!seen.text.includes('Offline. Showing saved data.')) tell('does not report that it is offline')
  if (/could not be shown|Could not be loaded/.test(seen.text)) tell(seen.text.slice(0, 300))
  if (session === 'first' && nothingThere.test(seen.text)) tell(`claims that there is no data: ${seen.text}`)
  const saysWhatIsMissing = /not on this device|when you are back online/i.test(seen.text)
  if (isNowhere(screen) && session !== 'none' && !saysWhatIsMissing)
    tell(`does not name the missing data: ${seen.text.slice(0, 300)}`)
  return wrong
}

test.for(sessions)(
  `cold without a network and with the session %s, screens send no request and report no error (KEYTRAIL_SEED=${seed})`,
  async (session, { context, account, screens }) => {
    await context.setOffline(false)
    const page = await context.newPage()
    await steps[session](page, account)
    await page.waitForLoadState('networkidle')
    await page.close()
    await context.setOffline(true)

    const tried = looked(screens, session)
    const wrong = await inLanes(atATime, tried, async (screen) => {
      const seen = await look(context, screen.path).catch((error: unknown) => String(error))
      return typeof seen === 'string' ? [seen] : findFaults(screen, session, seen)
    })
    expect(wrong.flat()).toEqual([])
  },
)
