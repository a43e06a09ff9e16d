import { useLiveQuery } from 'dexie-react-hooks'
import { readCheck } from '#src/db/reads/checks.ts'
import { compareVideos } from '#src/domain/ranking/comparison.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { tiktokPage } from '#src/domain/ranking/tiktok-addresses.ts'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import { comparisonWords } from '#src/words/comparison.ts'
import { rankingWords } from '#src/words/ranking.ts'
import { countriesRemark, searchText } from './compare-with.tsx'
import { ComparisonTable } from './comparison-table.tsx'

/** What has changed between two checks of the same phrase. */
export function CheckComparison({ check, otherId }: { check: CheckRow; otherId: string }) {
  const other = useLiveQuery(() => readCheck(otherId), [otherId])
  if (!other) return null
  const isEarlier = other.searched_at <= check.searched_at
  const [earlier, later] = isEarlier ? [other, check] : [check, other]
  return (
    <ComparisonTable
      term={check.search_term}
      rows={compareVideos(earlier.search_ranking_results, later.search_ranking_results)}
      earlier={searchText(earlier)}
      later={searchText(later)}
      remark={countriesRemark(earlier, later)}
      name={{
        header: comparisonWords.video,
        cell: (row) => (
          <OutsideLink href={tiktokPage(row.video_url)} className="block min-w-0">
            <bdi>@{row.username}</bdi>
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
          rankingWords.columns.description,
          rankingWords.columns.videoUrl,
        ],
        label: (row) => [row.username, row.full_description, row.video_url],
      }}
    />
  )
}
