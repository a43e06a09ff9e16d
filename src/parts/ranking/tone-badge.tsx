import { CircleUser, Clapperboard } from 'lucide-react'
import { Badge } from '#src/ui/layout/badge.tsx'
import { ownResultWords } from '#src/words/keywords/own-results.ts'
import type { RankingTone } from './ranking-tone.ts'

const tones = {
  video: { tone: 'good', ink: 'text-good', Icon: Clapperboard, word: () => ownResultWords.video },
  account: { tone: 'warning', ink: 'text-warning', Icon: CircleUser, word: () => ownResultWords.account },
} as const

interface ToneBadgeProps {
  tone: RankingTone
  plain?: boolean
}

export function ToneBadge({ tone, plain = false }: ToneBadgeProps) {
  const { tone: colour, ink, Icon, word } = tones[tone]
  if (plain)
    return (
      <span className={`inline-flex shrink-0 items-center gap-1 whitespace-nowrap text-12 ${ink}`}>
        <Icon size={12} aria-hidden="true" />
        {word()}
      </span>
    )
  return (
    <Badge tone={colour}>
      <Icon size={12} aria-hidden="true" />
      {word()}
    </Badge>
  )
}
