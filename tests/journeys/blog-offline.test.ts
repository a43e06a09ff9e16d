import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryUrl } from '#src/remote/content.ts'
import { authorQuery, postsPageQuery } from '#src/remote/content-queries.ts'
import { launchChromium } from '../support/chromium.ts'
import { waitForOffline } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

let stack: RunningStack
let browser: Browser
let context: BrowserContext
let page: Page
let newest: { slug: string; title: string }[]
let oldest: string

const keptEntries = (name: string) =>
  page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url), name)

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
  context = await browser.newContext()
  page = await context.newPage()
  const answer = await fetch(`${stack.url}${queryUrl(postsPageQuery(0, 100))}`)
  const { result } = (await answer.json()) as { result: { posts: typeof newest } }
  newest = result.posts.slice(0, 10)
  oldest = result.posts.at(-1)?.slug ?? ''
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})

test('after one visit to the blog its ten newest posts open without a network, with their pictures', async () => {
  await page.goto(`${stack.url}/blog`)
  await page.getByRole('article').first().waitFor()
  await waitForOffline(page)
  // The page, ten posts and what to read after each.
  await expect.poll(() => keptEntries('keytrail-content'), { timeout: 60_000 }).toHaveLength(21)
  let before = -1
  await expect
    .poll(
      async () => {
        const now = (await keptEntries('keytrail-pictures')).length
        const settled = now === before && now > 20
        before = now
        return settled
      },
      { timeout: 60_000, interval: 2_000 },
    )
    .toBe(true)

  await context.setOffline(true)
  for (const { slug, title } of newest) {
    await page.goto(`${stack.url}/blog/${slug}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText('Saved copy from').waitFor()
    const pictures = page.getByRole('main').locator('article').first().locator('img')
    expect(await pictures.count()).toBeGreaterThan(1)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0)
    }
  }
})

test('the list opens too, and one can look for words in what is saved', async () => {
  await page.goto(`${stack.url}/blog`)
  await page.getByText('Saved copy from').waitFor()
  expect(await page.getByRole('main').getByRole('article').count()).toBe(10)
  await page.getByLabel('Search the blog').fill('swimming neutralises')
  await page.keyboard.press('Enter')
  await page.getByText('No blog posts found.').waitFor()
  await page.getByLabel('Search the blog').fill('neutralises')
  await page.keyboard.press('Enter')
  await page.getByText('1 post with “neutralises”').waitFor()
  await page.getByRole('heading', { name: 'Exports that open as text and stay text' }).waitFor()
  await page.getByText('Saved copy from').waitFor()
})

test('a post that was never seen says so', async () => {
  await page.goto(`${stack.url}/blog/${oldest}`)
  await page.getByText('Failed to load blog post').waitFor()
  await page.getByText('You are offline, and there is no saved copy').waitFor()
})

test('with the network back the post is there, and no longer a saved copy', async () => {
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Date published:').waitFor()
  expect(await page.getByText('Saved copy from').count()).toBe(0)
  await page.goto(`${stack.url}/blog/${newest[0]?.slug}`)
  await page.getByText('Date published:').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('Saved copy from').count()).toBe(0)
})

test('what was opened with a network opens without it from then on', async () => {
  await expect
    .poll(async () => (await keptEntries('keytrail-content')).some((url) => url.includes(oldest)))
    .toBe(true)
  await context.setOffline(true)
  await page.goto(`${stack.url}/blog/${oldest}`)
  await page.getByText('Saved copy from').waitFor()
  await context.setOffline(false)
})

test('nothing but the app’s files and public content is kept', async () => {
  await page.goto(`${stack.url}/blog`)
  const asked = queryUrl(authorQuery('for-somebody'))
  const status = await page.evaluate(
    async (url) => (await fetch(url, { headers: { authorization: 'Bearer secret' } })).status,
    asked,
  )
  expect(status).toBe(200)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url, headers }) => ({ url, authorised: headers.has('authorization') }))
  })
  expect(kept.filter(({ authorised }) => authorised)).toEqual([])
  expect(
    kept.filter(({ url }) => /\/(auth|rest|functions|sandbox)\//.test(url) || url.includes('for-somebody')),
  ).toEqual([])
})
