// A host, a CDN or a captive portal returns 200 with a foreign body: the worker stores none of it, and the screens work
// after one load on a good connection.
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { storyTest as test } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { signIn } from '../support/browser/sign-in.ts'
import { standsStill } from '../support/browser/still.ts'
import { noticeUpdate, offerIn, pressUpdate, readBuildNumber } from '../support/browser/update-offer.ts'
import { missingFiles, wrongFiles } from '../support/device/built-files.ts'
import { isLong } from '../support/project/long-run.ts'
import type { Account } from '../support/stack/api.ts'
import { type Deployments, startDeployments } from '../support/stack/deployments.ts'
import { inLanes } from '../support/stack/lanes.ts'
import { faults, spoil } from '../support/stack/wrong-files.ts'

/**
 * When the wrong responses begin: once the worker's script is loaded, once the worker is active and fetches the rest,
 * when the browser has evicted all files, or while the next build installs.
 */
const moments = ['installation', 'first visit', 'repair', 'update'] as const

interface Case {
  moment: (typeof moments)[number]
  fault: string
  forMs: number
}

const matrix: Case[] = moments.flatMap((moment) =>
  Object.keys(faults).flatMap((fault) => [500, 20_000].map((forMs) => ({ moment, fault, forMs }))),
)
const short: Case[] = [{ moment: 'first visit', fault: 'html for all', forMs: 500 }]

const screens = [
  '/rank-tracking',
  '/key-phrase-search-history',
  '/search-results-check-history',
  '/search',
  '/search-check',
  '/search-multi',
  '/alerts',
  '/account',
  '/share',
  '/faq',
  '/blog',
  '/about',
  '/contact',
  '/dashboard',
]

async function brokenScreens(page: Page): Promise<string[]> {
  const broken: string[] = []
  for (const path of screens) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    const isShown = await page
      .waitForFunction(
        (at) =>
          location.pathname === at &&
          (document.querySelector('main')?.querySelector('h1, h2')?.textContent ?? '') !== '' &&
          !/could not be (shown|loaded)/i.test(document.getElementById('root')?.innerText ?? ''),
        path,
        { timeout: 20_000 },
      )
      .then(
        () => true,
        () => false,
      )
    if (!isShown)
      broken.push(`${path} at ${page.url()}: ${await page.locator('body').innerText()}`.slice(0, 200))
  }
  return broken
}

async function suffer(page: Page, deployments: Deployments, tried: Case): Promise<void> {
  const { moment, forMs } = tried
  const untilOver = async () => {
    await page.waitForTimeout(forMs)
    deployments.alter = (_, given) => given
  }
  const spoilAfterWorker = () =>
    new Promise<void>((resolve) => {
      deployments.alter = (path, given) => {
        if (path !== '/service-worker.js') return given
        spoil(deployments, tried.fault)
        resolve()
        return given
      }
    })
  if (moment === 'installation') {
    const installing = spoilAfterWorker()
    await page.reload()
    await installing
    return untilOver()
  }
  if (moment === 'first visit') {
    await page.reload()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    spoil(deployments, tried.fault)
    return untilOver()
  }
  await waitForOffline(page)
  await page.reload()
  await standsStill(page)
  if (moment === 'repair') {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ type: 'FILL', locale: 'en' })
    })
    spoil(deployments, tried.fault)
    await page.reload()
    return untilOver()
  }
  const installing = spoilAfterWorker()
  deployments.deployNext()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update().catch(() => undefined))
  await installing
  await untilOver()
  // A short fault may end before any of the build's files is requested.
  if (forMs > 10_000) expect(await offerIn(page).count(), 'offers of an incomplete build').toBe(0)
}

interface Tried {
  browser: Browser
  stack: { port: number; url: string }
  account: Pick<Account, 'session'>
}

async function faultsAfter({ browser, stack, account }: Tried, tried: Case): Promise<string[]> {
  const deployments = await startDeployments(stack.port)
  const context = await browser.newContext({
    baseURL: deployments.url,
    viewport: { width: 1280, height: 800 },
  })
  try {
    const page = await context.newPage()
    // The worker must not be installed before the case begins.
    const isWaiting = tried.moment === 'installation' || tried.moment === 'first visit'
    if (isWaiting) deployments.breaks = (path) => path === '/service-worker.js'
    await signIn(page, deployments.url, account)
    deployments.breaks = () => false
    await suffer(page, deployments, tried)
    const before = await wrongFiles(page, deployments, stack.url)
    await page.goto('/dashboard')
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor({ timeout: 60_000 })
    await waitForOffline(page)
    if (tried.moment === 'update') {
      await noticeUpdate(page)
      await pressUpdate(page)
      await expect.poll(() => readBuildNumber(page), { timeout: 60_000 }).toBe(1)
      await waitForOffline(page)
    }
    return [
      ...before,
      ...(await wrongFiles(page, deployments, stack.url)),
      ...(await missingFiles(page, deployments)).map((path) => `${path} is not stored`),
      ...(await brokenScreens(page)),
    ]
  } catch (error) {
    return [String(error)]
  } finally {
    await context.close()
    await deployments.close()
  }
}

test('no wrong response is stored as a file of the app, and all screens work after one load', async ({
  browser,
  stack,
  account,
}) => {
  const cases = isLong ? matrix : short
  const outcomes = await inLanes(isLong ? 4 : 2, cases, async (tried) => {
    const found = await faultsAfter({ browser, stack, account }, tried)
    const name = `${tried.moment}, ${tried.fault}, ${tried.forMs / 1000} s`
    return found.length > 0 ? [`${name}: ${found.length}: ${found.slice(0, 5).join('; ')}`] : []
  })
  const wrong = outcomes.flat()
  expect(wrong).toEqual([])
})
