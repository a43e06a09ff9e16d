import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { readCheck } from '#src/db/reads/checks.ts'
import { compareVideos } from '#src/domain/ranking/comparison.ts'
import { type CheckRow, hasResults } from '#src/domain/ranking/rows.ts'
import { tiktokPage } from '#src/domain/ranking/tiktok-addresses.ts'
import { knowsYours, ownerOf } from '#src/domain/tracking/yours.ts'
import { ToneBadge, toneLooks } from '#src/parts/ranking/tone-badge.tsx'
import { useYours } from '#src/parts/ranking/use-compared-check.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import { comparisonWords } from '#src/words/check/comparison.ts'
import { rankingWords, yesOrNo } from '#src/words/check/ranking.ts'
import { yourText } from '#src/words/keywords/own-results.ts'
import { ComparisonTable, inOrder } from './comparison-table.tsx'

interface CheckComparisonProps {
  check: CheckRow
  otherId: string
  beside?: ReactNode
}

export function CheckComparison({ check, otherId, beside }: CheckComparisonProps) {
  const other = useLiveQuery(() => readCheck(otherId), [otherId])
  const yours = useYours(check)
  if (!other || !yours) return null
  if (!hasResults(other) || !hasResults(check)) return <EmptyState title={rankingWords.notKept} />
  const [earlier, later] = inOrder(other, check)
  return (
    <ComparisonTable
      earlier={earlier}
      later={later}
      rows={compareVideos(earlier.search_ranking_results, later.search_ranking_results)}
      own={knowsYours(yours) ? yourText(later.search_ranking_results, yours) : undefined}
      beside={beside}
      ownGround={(row) => {
        const tone = ownerOf(row, yours)
        return tone && toneLooks[tone].ground
      }}
      name={{
        header: comparisonWords.video,
        cell: (row) => (
          <OutsideLink href={tiktokPage(row.video_url)} className="block min-h-11 min-w-0 dense:min-h-0">
            <span className="flex flex-wrap items-center gap-x-2">
              <bdi>@{row.username}</bdi>
              <ToneBadge tone={ownerOf(row, yours)} />
            </span>
            <span dir="auto" className="line-clamp-1 font-normal text-14 text-quiet">
              {row.full_description}
            </span>
          </OutsideLink>
        ),
        text: (row) => row.username,
      }}
      exported={{
        header: [
          rankingWords.columns.username,
          rankingWords.columns.yours,
          rankingWords.columns.description,
          rankingWords.columns.videoUrl,
        ],
        label: (row) => [
          row.username,
          yesOrNo(ownerOf(row, yours) !== null),
          row.full_description,
          row.video_url,
        ],
      }}
    />
  )
}
