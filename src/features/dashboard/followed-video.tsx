import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { followedText } from '#src/words/tracking/followed.ts'

interface FollowedVideoProps {
  phrase: KeyPhraseRow
  /** '' until it is read, and where it is not known. */
  caption: string
}

/** Which video it is, in the one line that is kept for it: its first words, else whom the key phrase follows. */
export function FollowedVideo({ phrase, caption }: FollowedVideoProps) {
  return (
    <span className="block min-h-4 truncate text-12 text-quiet leading-4">
      <bdi>{caption || followedText(phrase)}</bdi>
    </span>
  )
}
