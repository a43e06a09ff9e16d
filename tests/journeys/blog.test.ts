import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../support/browser/journey.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

// Prerendered content needs no request; a query string makes the page send one.
const undrawn = (path: string) => `${path}?again`

test('changing the page scrolls to its top', async ({ page }) => {
  // Waits for the app's request, because a click before the app replaces the prerendered page does nothing.
  await Promise.all([page.waitForResponse('**/data/query/**'), page.goto(undrawn('/blog'))])
  await button(page, '2').waitFor()
  const scrollDown = () =>
    page.evaluate(() => {
      scrollTo(0, 900)
      return scrollY
    })
  await expect.poll(scrollDown).toBeGreaterThan(300)
  await button(page, '2').click()
  await page.waitForURL('**/blog/page/2')
  await page.waitForFunction(() => scrollY === 0)
})

test('a card has all its parts, and three tags at most', async ({ page }) => {
  await page.goto('/blog')
  const card = cards(page).first()
  await card.getByRole('heading', { name: 'Check results in six countries, page by page' }).waitFor()
  await card.getByText('News', { exact: true }).waitFor()
  await card.getByText('November 19, 2026').waitFor()
  await card.getByText('+1 more').waitFor()
  expect(await card.getByRole('listitem').count()).toBe(4)
  const image = card.getByRole('img')
  expect(await image.getAttribute('src')).toContain('w=400&h=225')
  await card.getByRole('link', { name: 'Keytrail Product Desk' }).click()
  await page.getByRole('heading', { name: 'Articles by Keytrail Product Desk' }).waitFor()
})

test('a post has all its parts', async ({ page }) => {
  await page.goto('/blog/what-search-intent-means-on-tiktok')
  const article = page.getByRole('article').first()
  await article.getByRole('heading', { level: 1, name: 'What search intent means on TikTok' }).waitFor()
  await article.getByText('Date published:').waitFor()
  await article.getByText('December 2, 2025').waitFor()
  await article.getByText('Last modified:').waitFor()
  await article.getByText('June 15, 2026').waitFor()
  await article.getByText(/\d min read/).waitFor()
  await article.getByRole('heading', { name: 'Frequently Asked Questions' }).waitFor()
  expect(await article.getByRole('img').first().getAttribute('src')).toContain('w=800&h=400')
  const related = page.getByRole('region', { name: 'Related Posts' })
  expect(await related.getByRole('article').count()).toBe(3)
  expect(await related.getByRole('img').first().getAttribute('src')).toContain('w=300&h=169')
  const keywords = page.locator('meta[name=keywords]').last()
  expect(await keywords.getAttribute('content')).toContain('tiktok search intent')
})

test('authors have their counts, and a link to the rest', async ({ page }) => {
  await page.goto('/authors')
  await page.getByRole('heading', { name: 'Our Authors' }).waitFor()
  const card = cards(page).filter({ hasText: 'Keytrail Product Desk' })
  const count = Number(/(\d+) articles/.exec((await card.textContent()) ?? '')?.[1])
  expect(await card.getByRole('img').getAttribute('src')).toContain('w=400&h=400')
  await card.getByRole('link', { name: 'View all articles →' }).click()
  await page.getByRole('heading', { name: 'Connect with Keytrail Product Desk' }).waitFor()
  const articles = page.getByRole('region', { name: 'Articles by Keytrail Product Desk' })
  expect(await articles.getByRole('article').count()).toBe(count)
  await articles.getByText('+2', { exact: true }).first().waitFor()
})
