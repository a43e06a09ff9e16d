import { nativeEntry, nativePage, nativeVideo } from './native-video.ts'

export const videoProviders = ['tikapi', 'tikhub'] as const
type VideoProvider = (typeof videoProviders)[number]

/** Returns a page in the provider's envelope. `next` is the next page's cursor, or null on the last page. */
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
