import type { RankingRow } from '#src/domain/ranking/rows.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { followedText } from '#src/words/tracking/followed.ts'

interface FollowedLineProps {
  phrase: KeyPhraseRow
  video: RankingRow | null
}

export function FollowedLine({ phrase, video }: FollowedLineProps) {
  if (!video) return <p className="truncate text-14 text-quiet empty:hidden">{followedText(phrase)}</p>
  return (
    <p className="line-clamp-1 text-14 text-quiet lg:line-clamp-2" title={video.full_description}>
      <bdi className="text-ink">@{video.username}</bdi> <span dir="auto">{video.full_description}</span>
    </p>
  )
}
