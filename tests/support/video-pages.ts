import { nativeEntry, nativePage, nativeVideo } from './native-video.ts'

/** A page of videos in TikAPI's envelope; `next` is what asks for the page after it. */
export function videoPage(entries: unknown[], next: number | null = null): Record<string, unknown> {
  const native = nativePage(entries, { has_more: next === null ? 0 : 1, cursor: next ?? 12 })
  return { status: 'success', ...native, ...(next !== null && { nextCursor: String(next) }) }
}

/** Made-up videos, numbered. */
export function someVideos(from: number, to: number): unknown[] {
  return Array.from({ length: to - from + 1 }, (_, n) => nativeEntry(nativeVideo(String(7_000 + from + n))))
}

/** The page of twelve that a cursor asks for, out of so many pages. */
export function pageOf(cursor: string | null, pages: number): Record<string, unknown> {
  const page = Number(cursor ?? 0) / 12 + 1
  return videoPage(someVideos(page * 12 - 11, page * 12), page === pages ? null : page * 12)
}
