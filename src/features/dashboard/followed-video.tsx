import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { followedText } from '#src/words/tracking/followed.ts'

interface FollowedVideoProps {
  phrase: KeyPhraseRow
  /** Empty while loading and if unknown. */
  caption: string
}

/**
 * One reserved line that identifies the video: the start of its caption, else the account or video of the key
 * phrase.
 */
export function FollowedVideo({ phrase, caption }: FollowedVideoProps) {
  return (
    <span className="block min-h-4 truncate text-12 text-quiet leading-4">
      <bdi>{caption || followedText(phrase)}</bdi>
    </span>
  )
}
