import { nativeEntry, nativePage, nativeVideo } from './native-video.ts'

export const videoProviders = ['tikapi', 'tikhub'] as const
export type VideoProvider = (typeof videoProviders)[number]

/** In the provider's envelope; `next` is the cursor of the next page. */
export function videoPage(
  entries: unknown[],
  next: number | null = null,
  provider: VideoProvider = 'tikapi',
): Record<string, unknown> {
  const native = nativePage(entries, { has_more: next === null ? 0 : 1, cursor: next ?? 12 })
  if (provider === 'tikhub') return { code: 200, data: native }
  return { status: 'success', ...native, ...(next !== null && { nextCursor: String(next) }) }
}

export function someVideos(from: number, to: number): unknown[] {
  return Array.from({ length: to - from + 1 }, (_, n) => nativeEntry(nativeVideo(String(7_000 + from + n))))
}

export function makePage(cursor: string | null, pages: number): Record<string, unknown> {
  const page = Number(cursor ?? 0) / 12 + 1
  return videoPage(someVideos(page * 12 - 11, page * 12), page === pages ? null : page * 12)
}

/** Each of the five pages except the first begins with two videos of the previous one. */
export function overlappingPage(cursor: string | null, provider?: VideoProvider): Record<string, unknown> {
  const page = Number(cursor ?? 0) / 12 + 1
  const first = page * 12 - 13 + (page === 1 ? 2 : 0)
  return videoPage(someVideos(first, page * 12), page === 5 ? null : page * 12, provider)
}

interface EndlessProvider {
  name: string
  pageFor: (n: number, provider?: VideoProvider) => Record<string, unknown>
  /** The number of pages after which the check stops. */
  pages: number
}

const twelveFrom = (n: number) => someVideos(n * 12, n * 12 + 11)

export const endlessProviders: EndlessProvider[] = [
  {
    name: 'the same cursor forever',
    pageFor: (n, provider) => videoPage(twelveFrom(n), 12, provider),
    pages: 2,
  },
  {
    name: 'the first page under growing cursors',
    pageFor: (n, provider) => videoPage(twelveFrom(0), n * 12, provider),
    pages: 2,
  },
  {
    name: 'its cursors in a cycle',
    pageFor: (n, provider) => videoPage(twelveFrom(n), (n % 3) * 12 + 12, provider),
    pages: 4,
  },
  {
    name: 'empty pages with a next cursor',
    pageFor: (n, provider) => videoPage(n > 2 ? [] : twelveFrom(n), n * 12, provider),
    pages: 3,
  },
]
