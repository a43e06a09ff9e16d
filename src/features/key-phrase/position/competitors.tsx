import { X } from 'lucide-react'
import type { FormEvent } from 'react'
import { maxCompetitors } from '#src/domain/input-limits.ts'
import { readAccountName } from '#src/domain/ranking/tiktok-links.ts'
import { competitorTones } from '#src/parts/tracking/position-content.ts'
import { ChartKey } from '#src/ui/chart/chart-key.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useCheckedText } from '#src/ui/hooks/use-checked-text.ts'
import { positionChartWords } from '#src/words/key-phrase/position-chart.ts'
import type { PhraseView } from '../use-phrase-view.ts'

interface CompetitorsProps extends Pick<PhraseView, 'follow'> {
  reading: boolean
}

export function Competitors({
  follow: { competitors, canFollow, follow, unfollow },
  reading,
}: CompetitorsProps) {
  const { field, refuse } = useCheckedText()
  const account = field.value
  const isFull = competitors.length >= maxCompetitors
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isName = readAccountName(account) !== null
    if (!canFollow(account)) return refuse(isName ? positionChartWords.refused : positionChartWords.noAccount)
    follow(account)
    field.onChange('')
  }
  return (
    <div className="mt-4 flex flex-col gap-3">
      {competitors.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={positionChartWords.followed}>
          {competitors.map((competitor, index) => (
            <li
              key={competitor}
              className="flex items-center gap-2 rounded-md border border-line pl-3 text-14"
            >
              <ChartKey tone={competitorTones[index] ?? 'accent'} />
              <bdi>@{competitor}</bdi>
              <IconButton
                label={positionChartWords.stopFollowing(competitor)}
                onClick={() => unfollow(competitor)}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
          {reading && <li className="self-center text-14 text-quiet">{positionChartWords.reading}</li>}
        </ul>
      )}
      {isFull ? (
        <p className="text-14 text-quiet">{positionChartWords.full(maxCompetitors)}</p>
      ) : (
        <form className="flex max-w-md items-start gap-3" onSubmit={submit}>
          <div className="grow">
            <TextField
              label={positionChartWords.followAccount}
              name="competitor"
              required
              {...field}
              verbatim
              placeholder={positionChartWords.placeholder}
            />
          </div>
          <div className="pt-6.5">
            <Button type="submit">{positionChartWords.follow}</Button>
          </div>
        </form>
      )}
    </div>
  )
}
