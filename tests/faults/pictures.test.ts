// Pictures that fail to load, and more of them than are cached.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { packRows } from '#src/domain/ranking/packed-rows.ts'
import { storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { inStore, storeName } from '../support/device/device-store.ts'
import { isLong } from '../support/project/long-run.ts'
import { rankingRow } from '../support/rows/ranking-row.ts'
import { demoAccount, serverRows } from '../support/stack/tracking.ts'

const test = storyTest
  .override('account', ({ stack }) => demoAccount(stack))
  .override('contextOptions', { viewport: { width: 1280, height: 800 } })
  .override('worksOffline', true)

const videos = 200
/** A host that no name server knows. */
const elsewhere = 'https://pictures.invalid'

/** Gives a check on this device this many videos with missing pictures. */
function spoilPictures(page: Page, userId: string, id: string): Promise<void> {
  const found = Array.from({ length: videos }, (_, n) =>
    rankingRow({
      rank: n + 1,
      username: `creator${n + 1}`,
      avatar_thumb: `${elsewhere}/avatar-${n}.webp`,
      dynamic_cover: `${elsewhere}/cover-${n}.webp`,
    }),
  )
  return inStore(
    page,
    storeName(userId),
    (store, { id, packed }) =>
      new Promise<void>((resolve, reject) => {
        const transaction = store.transaction('checks', 'readwrite')
        const checks = transaction.objectStore('checks')
        const reading = checks.get(id)
        reading.onsuccess = () => checks.put({ ...reading.result, packed, bytes: packed.length })
        transaction.oncomplete = () => resolve()
        transaction.onerror = () => reject(transaction.error)
      }),
    { id, packed: packRows(found) },
  )
}

/** All URLs in the caches of this browser. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(stores.map((cache) => cache.keys()))).flat().map(({ url }) => url)
  })

/** Scrolls to the end of the page, as fast as a reader would. */
async function scrollThrough(page: Page): Promise<void> {
  for (let turns = 0; turns < 25; turns += 1) {
    await page.mouse.wheel(0, 800)
    await page.waitForTimeout(100)
  }
}

/** Reloads the check and scrolls through it. */
async function readAnew(page: Page): Promise<void> {
  await page.reload()
  await page
    .getByText(/creator1\b/)
    .first()
    .waitFor()
  await scrollThrough(page)
}

test.runIf(isLong)(
  `${videos} videos with missing pictures: each is requested once, keeps its place, and none is cached`,
  async ({ memberPage: page, context, stack, account }) => {
    const [{ id }] = await serverRows(
      stack,
      account,
      'search_history',
      'select=id&search_type=eq.search_results_check&page=eq.1&state=eq.done&order=searched_at.desc&limit=1',
    )
    await page.goto('/account')
    await waitForOffline(page)
    await page.getByText(/Synced/).waitFor()
    await page.goto(`/search-results-check-history/${id}`)
    await page.getByRole('table').first().waitFor()
    await spoilPictures(page, account.id, id)
    const asked: string[] = []
    context.on('requestfailed', (request) => {
      if (request.url().startsWith(elsewhere)) asked.push(request.url())
    })
    await readAnew(page)
    await page.mouse.wheel(0, -50_000)
    await scrollThrough(page)
    expect(asked.length).toBeGreaterThan(20)
    expect(new Set(asked).size, 'no duplicate requests').toBe(asked.length)
    await expect.poll(() => page.locator(`img[src^="${elsewhere}"]`).count()).toBe(0)

    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await context.setOffline(true)
    await readAnew(page)
    expect(complaints).toEqual([])
    await context.setOffline(false)
    expect((await kept(page)).filter((url) => url.startsWith(elsewhere))).toEqual([])
    process.stdout.write(`${asked.length} broken pictures, each requested once, none cached\n`)
  },
)

test.runIf(isLong)('the cache keeps the newest of too many blog pictures', async ({ page }) => {
  await page.goto('/blog')
  const picture = page.locator('main article img').first()
  await picture.waitFor()
  await waitForOffline(page)
  await page.reload()
  const address = new URL((await picture.getAttribute('src')) ?? '', page.url()).href.split('?')[0]
  await page.evaluate(async (url) => {
    for (let width = 1; width <= 300; width += 1) await (await fetch(`${url}?w=${width}`)).blob()
  }, address)
  const ours = async () => (await kept(page)).filter((url) => url.startsWith(`${address}?w=`))
  await expect.poll(async () => (await ours()).at(-1)).toBe(`${address}?w=300`)
  await expect.poll(async () => (await kept(page)).filter((url) => url.includes('/images/')).length).toBe(250)
  process.stdout.write(`300 pictures, ${(await ours()).length} kept\n`)
})
