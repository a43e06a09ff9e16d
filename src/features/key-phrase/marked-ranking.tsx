import { useState } from 'react'
import type { CheckRow, RankingRow } from '#src/domain/ranking/rows.ts'
import { isTrackedAccount, isTrackedVideo } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { formatDateTime } from '#src/lib/format.ts'
import type { TableFormat } from '#src/lib/save-table.ts'
import { RankingTable } from '#src/parts/ranking/ranking-table.tsx'
import { type RankingTone, ToneBadge } from '#src/parts/ranking/tone-badge.tsx'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import type { Sort } from '#src/ui/table/row-order.ts'
import { keyPhraseCheckWords } from '#src/words/key-phrase-checks.ts'
import type { Follow } from './use-follow.ts'

interface MarkedRankingProps {
  phrase: KeyPhraseRow
  check: CheckRow
  follow: Follow
}

/** The results of a check, with the rows of the owner marked. */
export function MarkedRanking({ phrase, check, follow }: MarkedRankingProps) {
  const [openRank, setOpenRank] = useState<number | null>(null)
  const [sort, setSort] = useState<Sort | null>(null)
  const rows = check.search_ranking_results
  const open = rows.find((row) => row.rank === openRank)
  const toneOf = (row: RankingRow): RankingTone | null => {
    if (isTrackedVideo(row.video_url, phrase)) return 'video'
    return isTrackedAccount(row.username, phrase) ? 'account' : null
  }
  const followOpen = open && follow.canFollow(open.username) && keyPhraseCheckWords.follow(open.username)
  const legend: readonly { tone: RankingTone; text: string }[] = [
    { tone: 'video', text: keyPhraseCheckWords.isVideo },
    { tone: 'account', text: keyPhraseCheckWords.isAccount },
  ]
  const save = async (format: TableFormat) => {
    const { saveResults } = await fetchPart(() => import('./save-results.ts'))
    await saveResults(check, sort, format)
  }

  return (
    <section aria-labelledby="ranking-results">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="ranking-results" className="text-20">
          {keyPhraseCheckWords.results}
        </h2>
        <div className="flex flex-wrap gap-2">
          {followOpen && (
            <Button variant="secondary" onClick={() => follow.follow(open.username)}>
              {followOpen.before}
              <bdi>{followOpen.account}</bdi>
              {followOpen.after}
            </Button>
          )}
          <ExportButtons
            label={keyPhraseCheckWords.exported}
            onCsv={() => void save('csv')}
            onExcel={() => void save('xls')}
          />
        </div>
      </div>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-quiet">
        {keyPhraseCheckWords.measured(rows.length, formatDateTime(check.searched_at))}
        {check.source === 'sample' && <SampleDataBadge />}
      </p>
      <ul
        aria-label={keyPhraseCheckWords.legend}
        className="mb-3 flex flex-wrap gap-x-6 gap-y-2 text-14 text-quiet"
      >
        {legend.map(({ tone, text }) => (
          <li key={tone} className="flex items-center gap-2">
            <ToneBadge tone={tone} />
            {text}
          </li>
        ))}
      </ul>
      <RankingTable
        caption={keyPhraseCheckWords.caption(phrase.keyword)}
        rows={rows}
        toneOf={toneOf}
        openRank={openRank}
        onToggle={(rank) => setOpenRank(openRank === rank ? null : rank)}
        onSort={setSort}
      />
    </section>
  )
}
