import { memo } from 'react'
import { followsSomething } from '#src/domain/tracking/positions.ts'
import { Change, CurrentPosition, Trend } from '#src/parts/tracking/position-cells.tsx'
import { useListedVideo, VideoCover } from '#src/parts/tracking/tracked-cover.tsx'
import { positionWords } from '#src/words/key-phrase/positions.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { MoreButton } from './item-actions.tsx'
import { CheckedAge, Exceptions, Refusal } from './item-state.tsx'
import { Country, Description, PhraseLink, whoIsTracked } from './phrase-cell.tsx'
import { SelectBox } from './selection.tsx'
import type { ShownList } from './use-shown-list.ts'
import type { ListedItem } from './use-tracked.ts'

interface TrackedRowProps extends Pick<ShownList, 'shared' | 'detailed' | 'insights' | 'onAsk'> {
  item: ListedItem
  selecting: boolean
}

function Whom({ item: { row } }: { item: ListedItem }) {
  const tracked = followsSomething(row) ? whoIsTracked(row) : positionWords.nothingTracked
  return (
    // Positioned, so that it clips the country's visually hidden name. Taps reach the link behind it.
    <span className="pointer-events-none relative truncate">
      <bdi>{tracked}</bdi>
      {' · '}
      <Country code={row.country} />
      {row.tags.length > 0 && <bdi>{` · ${row.tags.join(', ')}`}</bdi>}
    </span>
  )
}

export const TrackedRow = memo(function TrackedRow(props: TrackedRowProps) {
  const { item, shared, selecting, detailed, insights, onAsk } = props
  const video = useListedVideo(item)
  return (
    <article className="border-line border-b has-checked:bg-accent-wash">
      <div
        className={`relative -mb-px grid grid-cols-[2rem_2rem_minmax(0,1fr)_auto_3.5rem_1.75rem] items-center gap-x-2 sm:grid-cols-[3rem_2rem_minmax(0,1fr)_7rem_4rem_2.75rem] ${detailed ? 'h-21' : 'h-16'}`}
      >
        {selecting ? (
          <div className="-ml-1">
            <SelectBox row={item.row} wholeRow />
          </div>
        ) : (
          <p
            className={`whitespace-nowrap text-right font-display font-semibold ${item.current?.position === null ? 'text-16' : 'text-25'}`}
          >
            <span className="sr-only">{trackedListWords.position}</span>
            <CurrentPosition item={item} />
          </p>
        )}
        <VideoCover src={video?.cover ?? null} width={32} height={44} />
        <div className={`min-w-0 ${item.last ? '' : 'col-span-3'}`}>
          <PhraseLink
            row={item.row}
            className={`line-clamp-2 font-semibold text-14 leading-4.5 ${selecting ? '' : 'after:absolute after:inset-0'}`}
          />
          <div className="flex items-center gap-1 text-12 text-quiet">
            <Exceptions item={item} />
            {!shared && !insights && <CheckedAge item={item} />}
            {insights ? <insights.InsightText item={item} /> : <Whom item={item} />}
          </div>
          {detailed && <Description caption={video?.caption} />}
        </div>
        {item.last && (
          <>
            <div className={`overflow-hidden *:w-full sm:w-32 ${insights ? 'w-0' : 'w-12 max-[23rem]:w-0'}`}>
              <Trend item={item} />
            </div>
            <div className="whitespace-nowrap text-right text-14">
              <Change change={item.change} told={trackedListWords.sinceLast} />
              {item.weekChange && (
                <p className="flex items-center justify-end gap-1 whitespace-nowrap text-12">
                  <span aria-hidden="true" className="text-quiet">
                    {trackedListWords.days(7)}
                  </span>
                  <Change change={item.weekChange} told={positionWords.inWeek} />
                </p>
              )}
            </div>
          </>
        )}
        <MoreButton item={item} onAsk={onAsk} />
      </div>
      <Refusal item={item} />
    </article>
  )
})
