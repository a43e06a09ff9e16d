import { followsSomething, type PositionChange } from '#src/domain/tracking/positions.ts'
import { unpack } from '#src/domain/tracking/standing.ts'
import { isStale, type TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { ChangeMark } from '#src/ui/chart/change-mark.tsx'
import { Sparkline } from '#src/ui/chart/sparkline.tsx'
import { formatAge } from '#src/words/ages.ts'
import { changeSign, changeWords, failureReason, positionText } from '#src/words/positions.ts'
import { trackedListWords } from '#src/words/tracked-list.ts'

function directionOf(change: PositionChange): 'up' | 'down' | 'none' {
  if (change.kind === 'moved') return change.by > 0 ? 'up' : 'down'
  return ({ entered: 'up', left: 'down', same: 'none', out: 'none' } as const)[change.kind]
}

/** Where it stands now: the newest measurement. */
export function CurrentPosition({ item: { row, current } }: { item: TrackedItem }) {
  if (!followsSomething(row))
    return <span className="text-14 text-quiet">{trackedListWords.nothingTracked}</span>
  if (!current) return <span className="text-quiet">–</span>
  return current.position === null ? (
    <span className="whitespace-nowrap text-14 text-quiet">{positionText(current)}</span>
  ) : (
    <span className="font-medium tabular-nums">{current.position}</span>
  )
}

interface ChangeProps {
  change: PositionChange | null
  /** What is read out, of the change in words. */
  told: (change: string) => string
}

/** How it moved. */
export function Change({ change, told }: ChangeProps) {
  if (!change)
    return (
      <span className="text-quiet">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{trackedListWords.notComparable}</span>
      </span>
    )
  return (
    <ChangeMark direction={directionOf(change)} sign={changeSign(change)} words={told(changeWords(change))} />
  )
}

/** The best position, with the day on which it was reached. */
export function Best({ item: { best } }: { item: TrackedItem }) {
  if (!best) return <span className="text-quiet">–</span>
  return (
    <span className="tabular-nums" title={trackedListWords.reached(formatDateTime(best.checked_at))}>
      {best.position}
    </span>
  )
}

const shownPoints = 30

/** The newest checks as a small line. */
export function Trend({ item: { trail } }: { item: TrackedItem }) {
  const points = unpack(trail).slice(-shownPoints)
  if (points.length === 0) return <span className="text-quiet">–</span>
  const ranks = points.flatMap(({ position }) => position ?? [])
  const failed = points.filter((point) => point.state === 'failed').length
  const missing = points.filter((point) => point.state === 'done' && point.position === null).length
  const range = ranks.length > 0 ? { from: Math.min(...ranks), to: Math.max(...ranks) } : null
  return (
    <Sparkline
      label={trackedListWords.trend(points.length, range, missing, failed)}
      points={points.map(({ checked_at, state, position }) => ({
        at: Date.parse(checked_at),
        rank: state === 'failed' ? undefined : position,
      }))}
    />
  )
}

/** When it was checked last and how that went. */
export function LastCheck({ item }: { item: TrackedItem }) {
  const { last } = item
  if (!last) return <span className="text-14 text-quiet">{trackedListWords.unchecked}</span>
  const age = formatAge(last.checked_at, now())
  const time = { dateTime: last.checked_at, title: formatDateTime(last.checked_at) }
  if (last.state === 'failed')
    return (
      <span className="text-14">
        <time {...time} className="text-bad">
          {trackedListWords.failed(age)}
        </time>{' '}
        <span className="text-quiet">{failureReason(last.failure_code)}</span>
      </span>
    )
  return (
    <time {...time} className={`text-14 ${isStale(item, now()) ? 'text-warning' : 'text-quiet'}`}>
      {trackedListWords.updated(age)}
    </time>
  )
}
