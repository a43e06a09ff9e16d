// Every screen opened cold without a network: it paints, it says what is true, and it asks nobody for anything.
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { type AppScreen, everyScreen } from '../support/every-screen.ts'
import { seededRandom } from '../support/random.ts'
import { signInOnScreen, waitForOffline } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'
import { standsStill } from '../support/still.ts'
import { expireSession } from '../support/stored-session.ts'
import { demoAccount } from '../support/tracking.ts'

const isLong = process.env.KEYTRAIL_LONG === '1'
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 100_000)
const random = seededRandom(seed)

let stack: RunningStack
let browser: Browser
let screens: AppScreen[]
const nowhere = '00000000-0000-4000-8000-000000000000'

// `first`: valid, on a device that has never had anything of the account.
const sessions = ['valid', 'expired', 'none', 'first'] as const
type Session = (typeof sessions)[number]

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
  screens = [
    ...(await everyScreen(stack, await demoAccount(stack))),
    { path: `/search-results-check-history/${nowhere}`, isPrivate: true },
    { path: `/key-phrase/${nowhere}`, isPrivate: true },
    { path: '/blog/a-post-that-was-never-opened', isPrivate: false },
  ]
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})

// What is true only of an account that the device has seen.
const nothingThere =
  /No checks yet|No key phrases are tracked|No alerts|No active subscription|There are none/i

/** A browser that has been here before: the worker keeps the app, the store what the account has. */
async function returning(session: Session): Promise<BrowserContext> {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (session === 'none') {
    await page.goto(`${stack.url}/blog`)
  } else if (session === 'first') {
    await context.route('**/rest/v1/**', (route) => route.abort())
    const { email, password } = await demoAccount(stack)
    await page.goto(`${stack.url}/login`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/dashboard')
  } else {
    await signInOnScreen(page, stack.url, await demoAccount(stack))
    await page.goto(`${stack.url}/account`)
    await page.getByText(/Compared with the server/).waitFor()
  }
  await waitForOffline(page)
  await page.waitForLoadState('networkidle')
  if (session === 'expired') await expireSession(page)
  await page.close()
  await context.setOffline(true)
  return context
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
  page.on('requestfailed', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${stack.url}${path}`)
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

/** Of all, or of a few that the seed picks, those that were wrong once among them. */
function looked(session: Session): AppScreen[] {
  if (isLong) return session === 'first' ? screens.filter(({ isPrivate }) => isPrivate) : screens
  const rest = screens.filter(({ path }) => !path.includes(nowhere) && path !== '/dashboard')
  const some = Array.from({ length: 2 }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat()
  return [...screens.filter(({ path }) => path.includes(nowhere) || path === '/dashboard'), ...some]
}

test.each(sessions)(
  `cold and without a network, with a session that is %s: nothing is asked, no error is told (seed ${seed})`,
  { timeout: isLong ? 20 * 60_000 : 180_000 },
  async (session) => {
    const context = await returning(session)
    const wrong: string[] = []
    let slowest = 0
    const tried = looked(session)
    for (const { path, isPrivate } of tried) {
      const seen = await look(context, path).catch((error: unknown) => String(error))
      if (typeof seen === 'string') {
        wrong.push(seen)
        continue
      }
      slowest = Math.max(slowest, seen.paintedMs)
      const tell = (what: string) => wrong.push(`${path}: ${what}`)
      if (seen.text.trim() === '') tell('blank')
      for (const complaint of seen.complaints) tell(complaint)
      for (const address of new Set(seen.asked)) tell(`asked for ${address}`)
      if (isPrivate && (seen.path === '/login') !== (session === 'none')) tell(`is at ${seen.path}`)
      if (!seen.text.includes('Offline. Showing what is on this device.'))
        tell('does not say that it is offline')
      if (/could not be shown|Could not be loaded/.test(seen.text)) tell(seen.text.slice(0, 300))
      if (session === 'first' && nothingThere.test(seen.text))
        tell(`says that there is nothing: ${seen.text}`)
      if (
        path.includes(nowhere) &&
        session !== 'none' &&
        !/not on this device|when you are back online/i.test(seen.text)
      )
        tell(`does not say what is missing: ${seen.text.slice(0, 300)}`)
    }
    process.stdout.write(
      `${session}: ${tried.length} of ${screens.length} screens, first paint after ${Math.round(slowest)} ms at most, ${wrong.length} wrong\n`,
    )
    await context.close()
    expect(wrong).toEqual([])
  },
)
