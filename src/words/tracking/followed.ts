import type { Tracked } from '#src/domain/tracking/positions.ts'
import { sentences } from '#src/lib/translation.ts'

export const followedWords = sentences('followed', {
  /** Names a video by the last digits of its id. */
  videoEnd: (end: string) => `video …${end}`,
})

const endLength = 4

/** Returns "@fern", or "video …7728" if no account is followed; empty if nothing is followed. */
export function followedText({ account_name, video_id }: Tracked): string {
  if (account_name) return `@${account_name}`
  return video_id ? followedWords.videoEnd(video_id.slice(-endLength)) : ''
}
