import { CircleUser, Clapperboard } from 'lucide-react'
import { Badge } from '#src/ui/layout/badge.tsx'
import { ownResultWords } from '#src/words/own-results.ts'

/** Whose a result is: the tracked video's, or another one of the tracked account's. */
export type RankingTone = 'video' | 'account'

const tones = {
  video: { tone: 'good', Icon: Clapperboard, word: () => ownResultWords.video },
  account: { tone: 'warning', Icon: CircleUser, word: () => ownResultWords.account },
} as const

/** Says in a word and a sign what the ground of a ranking row says in colour. */
export function ToneBadge({ tone }: { tone: RankingTone }) {
  const { tone: colour, Icon, word } = tones[tone]
  return (
    <Badge tone={colour}>
      <Icon size={12} aria-hidden="true" />
      {word()}
    </Badge>
  )
}
