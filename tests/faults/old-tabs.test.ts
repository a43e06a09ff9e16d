// Two builds are deployed while tabs of earlier builds are open, and the earlier files are deleted.
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { routes } from '#src/domain/shell/routes.ts'
import {
  type AppScreen,
  awayFrom,
  currentPath,
  everyScreen,
  headline,
} from '../support/browser/every-screen.ts'
import { storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { standsStill } from '../support/browser/still.ts'
import { noticeUpdate, offerIn, pressUpdate, readBuildNumber } from '../support/browser/update-offer.ts'
import { isLong } from '../support/project/long-run.ts'
import { inLanes } from '../support/stack/lanes.ts'
import { demoAccount } from '../support/stack/tracking.ts'

const test = storyTest
  .override('stackEnvironment', {})
  .override('account', ({ stack }) => demoAccount(stack))
  .override('contextOptions', { viewport: { width: 1280, height: 800 } })
  .override('worksOffline', true)
  .override('site', ({ deployments }) => deployments.url)
  .extend('screens', { scope: 'file' }, ({ stack, account }) => everyScreen(stack, account))

const halfTyped = 'half a thought'
// As many concurrent tabs as a small machine can run.
const atATime = 6

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await standsStill(tab, 600)
  return tab
}

async function wholeScreen(context: BrowserContext, { path }: AppScreen): Promise<string> {
  const tab = await openTab(context, path)
  const found = `${currentPath(tab)} ${await headline(tab)}`
  await tab.close()
  return found
}

interface Stepped {
  loads: number
  wrong: string[]
}

async function step(tab: Page, { path }: AppScreen, wanted: string): Promise<Stepped> {
  const from = await readBuildNumber(tab)
  let loads = 0
  tab.on('load', () => {
    loads += 1
  })
  // An empty screen counts only if it stays empty: between two loads there is always a moment without content.
  await tab.evaluate((to) => history.pushState(null, '', to), path)
  const isThere = await expect
    .poll(async () => `${currentPath(tab)} ${await headline(tab).catch(() => '')}`, { timeout: 30_000 })
    .toBe(wanted)
    .then(
      () => true,
      () => false,
    )
  const text = (await tab.locator('#root').innerText()).trim()
  const wrong: string[] = []
  if (text === '') wrong.push('blank')
  if (!isThere) wrong.push(`is at ${currentPath(tab)} ${await headline(tab).catch(() => '')}`)
  if (/could not be shown|Could not be loaded/i.test(text)) wrong.push(text.slice(0, 200))
  if (loads > 1) wrong.push(`${loads} loads`)
  await tab.close()
  return { loads, wrong: wrong.map((what) => `${path} from build ${from}: ${what}`) }
}

async function typeHalf(context: BrowserContext): Promise<{ tab: Page; loads: () => number }> {
  const tab = await openTab(context, routes.contact)
  await tab.getByLabel('Message').fill(halfTyped)
  let loads = 0
  tab.on('load', () => {
    loads += 1
  })
  return { tab, loads: () => loads }
}

/** If few tabs had to load the page, the steps prove little. */
function expectWhole(steps: readonly Stepped[]): void {
  const wrong = steps.flatMap((stepped) => stepped.wrong)
  const moved = steps.filter(({ loads }) => loads > 0).length
  expect(wrong).toEqual([])
  expect(moved).toBeGreaterThan(steps.length / 4)
}

async function expectText({ tab, loads }: Awaited<ReturnType<typeof typeHalf>>): Promise<void> {
  expect(await tab.getByLabel('Message').inputValue()).toBe(halfTyped)
  expect(loads(), 'no reload of a page with unsaved text').toBe(0)
}

test.runIf(isLong)(
  'every screen opens from two builds that a worker has evicted: none is blank, one load at most, text stays',
  async ({ context, site, account, screens, deployments }) => {
    const first = await context.newPage()
    await storeSession(first, site, account)
    await first.goto(routes.alerts)
    await waitForOffline(first)
    await first.reload()
    const typing = await typeHalf(context)
    const steps: Stepped[] = []
    const update = async () => {
      deployments.deployNext()
      await noticeUpdate(first)
      await pressUpdate(first)
      await expect.poll(() => readBuildNumber(first)).toBe(deployments.current)
      await expect.poll(() => offerIn(first).count()).toBe(0)
    }
    for (let from = 0; from < screens.length; from += atATime) {
      const some = screens.slice(from, from + atATime)
      const wanted = await inLanes(
        3,
        some,
        async (screen) => [screen, await wholeScreen(context, screen)] as const,
      )
      const open = () =>
        inLanes(3, wanted, async ([screen, found]) => ({
          screen,
          found,
          tab: await openTab(context, awayFrom(screen)),
        }))
      const oldest = await open()
      await update()
      const older = await open()
      await update()
      const tabs = [...oldest, ...older]
      steps.push(...(await inLanes(3, tabs, ({ screen, found, tab }) => step(tab, screen, found))))
    }
    await expectText(typing)
    expectWhole(steps)
  },
)
