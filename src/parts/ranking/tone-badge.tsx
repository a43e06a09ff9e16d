import { CircleUser, Clapperboard } from 'lucide-react'
import type { ownerOf } from '#src/domain/tracking/yours.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { ownResultWords } from '#src/words/keywords/own-results.ts'

export type RankingTone = NonNullable<ReturnType<typeof ownerOf>>

export const toneLooks = {
  video: { badge: 'good', ground: 'bg-good-wash', ink: 'text-good', Icon: Clapperboard },
  account: { badge: 'warning', ground: 'bg-warning-wash', ink: 'text-warning', Icon: CircleUser },
} as const

export function ToneBadge({ tone, plain = false }: { tone: RankingTone | null; plain?: boolean }) {
  if (!tone) return null
  const { badge, ink, Icon } = toneLooks[tone]
  const content = (
    <>
      <Icon size={12} aria-hidden="true" />
      {ownResultWords[tone]}
    </>
  )
  if (!plain) return <Badge tone={badge}>{content}</Badge>
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 whitespace-nowrap text-12 ${ink}`}>
      {content}
    </span>
  )
}
