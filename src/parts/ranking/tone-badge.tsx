import { CircleUser, Clapperboard } from 'lucide-react'
import type { ownerOf } from '#src/domain/tracking/yours.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { ownResultWords } from '#src/words/keywords/own-results.ts'

export type RankingTone = NonNullable<ReturnType<typeof ownerOf>>

export const grounds: Record<RankingTone, { row: string; bar: string }> = {
  video: { row: 'bg-good-wash', bar: 'bg-good-wash text-good' },
  account: { row: 'bg-warning-wash', bar: 'bg-warning-wash text-warning' },
}

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
