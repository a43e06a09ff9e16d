import type { Page } from 'playwright-core'

/** A post as the content service lists it. */
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

/** Responds to each content query of the page with `result`, in place of the service. */
export async function answerContent(page: Page, result: (query: string, params: URLSearchParams) => unknown) {
  await page.route('**/data/query/**', (route) => {
    const { searchParams } = new URL(route.request().url())
    return route.fulfill({ json: { result: result(searchParams.get('query') ?? '', searchParams), ms: 1 } })
  })
}

/** Responds with `total` posts, in pages. */
export async function answerWithPosts(page: Page, total: number): Promise<void> {
  await answerContent(page, (_, params) => {
    const from = Number(params.get('$from'))
    const count = Math.max(0, Math.min(total, Number(params.get('$to'))) - from)
    return { posts: Array.from({ length: count }, (_, index) => listedPost(from + index + 1)), total }
  })
}
