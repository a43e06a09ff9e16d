// After a user has visited every screen, the service worker's caches contain none of their data.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { routes } from '#src/domain/shell/routes.ts'
import { searchField } from '../support/browser/basic-search.ts'
import { everyScreen } from '../support/browser/every-screen.ts'
import { storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { standsStill } from '../support/browser/still.ts'
import { keptAnswers } from '../support/device/kept-answers.ts'
import { isLong } from '../support/project/long-run.ts'
import { sample, seededRandom } from '../support/project/random.ts'
import { demoAccount } from '../support/stack/tracking.ts'

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 100_000)
const steps = 60
// The precache, the content service's responses and its pictures, each at its limit.
const maxBytes = 50_000_000

const test = storyTest
  .override('account', ({ stack }) => demoAccount(stack))
  .override('contextOptions', { viewport: { width: 1280, height: 800 } })
  .override('worksOffline', true)

async function search(page: Page, phrase: string): Promise<void> {
  await page.goto(routes.dashboard)
  await (await searchField(page)).fill(phrase)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('table').first().waitFor()
}

test.runIf(isLong)(
  `a tour of ${steps} steps leaves none of the user’s data in the caches (seed ${seed})`,
  async ({ stack, account, context, memberPage: page }) => {
    const random = seededRandom(seed)
    const asked = new Set<string>()
    context.on('request', (request) => {
      if (request.headers().authorization) asked.add(request.url())
    })
    await page.goto(routes.account)
    await waitForOffline(page)
    await page.getByText(/Synced/).waitFor()
    // The first page load has no worker yet; after a reload every request passes through it.
    await page.reload()
    const screens = await everyScreen(stack, account)
    const tour = [...sample(screens, screens.length, random), ...sample(screens, steps, random)].slice(
      0,
      steps,
    )
    for (const [step, { path }] of tour.entries()) {
      const isOffline = step % 10 === 9
      if (isOffline) await context.setOffline(true)
      if (step % 15 === 7) await search(page, `tour ${step}`)
      await page.goto(path)
      await standsStill(page, 600)
      if (isOffline) await context.setOffline(false)
    }
    const { wrong, ...told } = await keptAnswers(page, account, asked)
    process.stdout.write(
      `${tour.length} steps, ${asked.size} addresses requested with a token: ${JSON.stringify(told)}\n`,
    )
    expect(asked.size).toBeGreaterThan(5)
    expect(Object.keys(told.caches).length).toBeGreaterThanOrEqual(3)
    expect(wrong).toEqual([])
    expect(told.opaque).toBe(0)
    expect(told.bytes).toBeLessThan(maxBytes)

    // The search itself finds an entry that should not exist.
    await page.evaluate(async () => {
      const cache = await caches.open('planted')
      await cache.put('/rest/v1/profiles?planted', new Response('{}'))
    })
    expect((await keptAnswers(page, account, asked)).wrong).toHaveLength(1)
  },
)
