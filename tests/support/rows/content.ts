import type { Page } from 'playwright-core'

export function listedPost(number: number, more: object = {}) {
  return {
    _id: `post-${number}`,
    title: `Post number ${number}`,
    slug: `post-${number}`,
    excerpt: `Excerpt ${number}`,
    tags: [],
    publishedAt: '2026-01-01T09:00:00Z',
    postType: 'blog',
    ...more,
  }
}

export async function answerContent(page: Page, result: (query: string) => unknown) {
  await page.route('**/data/query/**', (route) => {
    const { searchParams } = new URL(route.request().url())
    return route.fulfill({ json: { result: result(searchParams.get('query') ?? ''), ms: 1 } })
  })
}
