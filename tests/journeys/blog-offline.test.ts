import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { queryUrl } from '#src/remote/content/content.ts'
import { authorQuery, postsPageQuery } from '#src/remote/content/content-queries.ts'
import { storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { isLong } from '../support/project/long-run.ts'

const test = storyTest
  .override('worksOffline', true)
  .extend('posts', { scope: 'file' }, async ({ stack }): Promise<{ slug: string; title: string }[]> => {
    const answer = await fetch(`${stack.url}${queryUrl(postsPageQuery(0, 100))}`)
    return (await answer.json()).result.posts
  })

const keptEntries = (page: Page, name: string) =>
  page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url), name)

test('after one visit the ten newest posts open offline, with their pictures', async ({ page, posts }) => {
  await page.goto('/blog')
  await page.getByRole('article').first().waitFor()
  await waitForOffline(page)
  // The entries: the page, ten posts, and a list of related posts for each post.
  await expect.poll(() => keptEntries(page, 'keytrail-content')).toHaveLength(21)
  let before = -1
  let equalLooks = 0
  await expect
    .poll(
      async () => {
        const now = (await keptEntries(page, 'keytrail-pictures')).length
        equalLooks = now === before ? equalLooks + 1 : 0
        before = now
        return equalLooks >= 3 && now > 20
      },
      { interval: 1_000 },
    )
    .toBe(true)

  await page.context().setOffline(true)
  const newest = posts.slice(0, 10)
  const kept = await keptEntries(page, 'keytrail-content')
  for (const { slug } of newest) expect(kept.join('\n')).toContain(slug)
  const looked = isLong ? newest : [newest[0], newest[9]].filter((post) => post !== undefined)
  expect(looked.length).toBeGreaterThan(1)
  for (const { slug, title } of looked) {
    await page.goto(`/blog/${slug}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText('Saved copy from').waitFor()
    const pictures = page.getByRole('main').locator('article').first().locator('img')
    expect(await pictures.count()).toBeGreaterThan(1)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(1)
    }
  }
})

test('the list opens offline too, and searches the saved posts', async ({ page }) => {
  await page.goto('/blog')
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

test('an unseen post shows that it is not saved', async ({ page, posts }) => {
  await page.goto(`/blog/${posts.at(-1)?.slug}`)
  await page.getByText('Failed to load blog post').waitFor()
  await page.getByText('You are offline, and there is no saved copy').waitFor()
})

test('only the app’s files and public content are stored', async ({ context, page }) => {
  await context.setOffline(false)
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

test.runIf(isLong)('the cache keeps the newest of too many pictures', async ({ page }) => {
  await page.goto('/blog')
  const picture = page.locator('main article img').first()
  const address = new URL((await picture.getAttribute('src')) ?? '', page.url()).href.split('?')[0]
  await page.evaluate(async (url) => {
    for (let width = 1; width <= 300; width += 1) await (await fetch(`${url}?w=${width}`)).blob()
  }, address)
  const kept = () => keptEntries(page, 'keytrail-pictures')
  await expect.poll(async () => (await kept()).at(-1)).toBe(`${address}?w=300`)
  await expect.poll(async () => (await kept()).length).toBe(250)
})
