import { useState } from 'react'
import type { CheckRow, RankingRow } from '#src/domain/ranking/rows.ts'
import { phraseFileName } from '#src/domain/tracking/key-phrase-files.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { RankingTable } from '#src/parts/ranking/ranking-table.tsx'
import { type RankingTone, ToneBadge } from '#src/parts/ranking/tone-badge.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { useNarrow } from '#src/ui/hooks/use-wide.ts'
import type { Sort } from '#src/ui/table/row-order.ts'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'
import { rankingPanelWords } from '#src/words/history/ranking-panel.ts'
import type { PhraseView } from '../use-phrase-view.ts'

interface RankingPanelProps extends Pick<PhraseView, 'phrase' | 'yours' | 'follow'> {
  check: CheckRow
  /** The check to compare with: null if it or its results are missing, undefined while loading. */
  earlier: CheckRow | null | undefined
}

export function RankingPanel({ phrase, yours, check, follow, earlier }: RankingPanelProps) {
  const [sort, setSort] = useState<Sort | null>(null)
  const rows = check.search_ranking_results
  const narrow = useNarrow()
  const legend: readonly { tone: RankingTone; text: string }[] = [
    { tone: 'video', text: rankingPanelWords.isVideo },
    { tone: 'account', text: rankingPanelWords.isAccount },
  ]
  const save = async (format: TableFormat) => {
    const { saveRanking } = await fetchPart(() => import('#src/parts/ranking/save-ranking.ts'))
    const name = phraseFileName(check.search_term, 'results', format, new Date(check.searched_at))
    await saveRanking(check, yours, { sort, format, name })
  }
  const exports = <ExportButtons label={rankingPanelWords.exported} onSave={save} />

  const followAction = ({ username }: RankingRow) => {
    if (!follow.canFollow(username)) return null
    const label = rankingPanelWords.follow(username)
    return (
      <Button onClick={() => follow.follow(username)}>
        {label.before}
        <bdi>{label.account}</bdi>
        {label.after}
      </Button>
    )
  }
  const measured = (
    <p className="min-w-0 text-14 text-quiet">
      {rankingPanelWords.measured(rows.length, formatDateTime(check.searched_at))}
    </p>
  )
  const explained = (
    <ul aria-label={rankingPanelWords.legend} className="flex flex-wrap gap-x-6 gap-y-2 text-14 text-quiet">
      {legend.map(({ tone, text }) => (
        <li key={tone} className="flex items-center gap-2">
          <ToneBadge tone={tone} />
          {text}
        </li>
      ))}
    </ul>
  )

  return (
    <section aria-labelledby="ranking-results">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="ranking-results" className="text-20">
          {rankingPanelWords.results}
        </h2>
        {!narrow && exports}
      </div>
      {!narrow && (
        <>
          <div className="mb-3">{measured}</div>
          <div className="mb-3">{explained}</div>
        </>
      )}
      <RankingTable
        showAll={keyPhraseCheckWords.showAll(rows.length)}
        caption={rankingPanelWords.caption(phrase.keyword)}
        {...{ check, yours, earlier, sort }}
        actionOf={followAction}
        onSort={setSort}
        beside={measured}
      />
      {narrow && (
        <div className="mt-2 flex flex-col gap-2">
          {explained}
          {exports}
        </div>
      )}
    </section>
  )
}
