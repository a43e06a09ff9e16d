import type { PositionChange } from '#src/domain/ranking/rank-changes.ts'
import { links } from '#src/domain/shell/routes.ts'
import { followsSomething } from '#src/domain/tracking/positions.ts'
import { unpack } from '#src/domain/tracking/standing.ts'
import { isStale, type TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { dayMs } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { travels } from '#src/lib/travel.ts'
import { ChangeMark } from '#src/ui/chart/change-mark.tsx'
import { Sparkline } from '#src/ui/chart/sparkline.tsx'
import { changeSign, positionText, positionWords } from '#src/words/key-phrase/positions.ts'
import { changeWords } from '#src/words/report/rank-changes.ts'

function readDirection(change: PositionChange): 'up' | 'down' | 'none' {
  if (change.kind === 'moved') return change.by > 0 ? 'up' : 'down'
  return ({ entered: 'up', left: 'down', same: 'none', out: 'none' } as const)[change.kind]
}

function Sign({ sign, words }: { sign: string; words: string }) {
  return (
    <span className="font-normal text-quiet" title={words}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

export function CurrentPosition({ item }: { item: TrackedItem }) {
  const { row, current, last } = item
  if (!followsSomething(row)) return <Sign sign="–" words={positionWords.nothingTracked} />
  if (!current) return <Sign sign="–" words={positionWords.unmeasured} />
  if (current.position === null) return <Sign sign={`>${current.results}`} words={positionText(current)} />
  const isOld = last?.state === 'failed' || isStale(item, now())
  return (
    <span
      {...travels(links.keyPhrase(item.row.id))}
      className={`inline-block tabular-nums ${isOld ? 'text-quiet' : ''}`}
    >
      {current.position}
    </span>
  )
}

interface ChangeProps {
  change: PositionChange | null
  /** Returns the text for screen readers, which contains the change. */
  told?: (change: string) => string
  /** Whether the change is neither good nor bad for the user. */
  neutral?: boolean
}

export function Change({ change, told = String, neutral = false }: ChangeProps) {
  if (!change) return <Sign sign="–" words={positionWords.notComparable} />
  const sign = change.kind === 'same' ? '=' : changeSign(change)
  return (
    <ChangeMark
      direction={readDirection(change)}
      sign={sign}
      words={told(changeWords(change))}
      neutral={neutral}
    />
  )
}

export function Best({ item: { best } }: { item: TrackedItem }) {
  if (!best) return <span className="text-quiet">–</span>
  return (
    <span className="tabular-nums" title={positionWords.reached(formatDateTime(best.checked_at))}>
      {best.position}
    </span>
  )
}

const shownMs = 30 * dayMs

/** Shows the positions of the thirty days up to the newest check. */
export function Trend({ item: { trail } }: { item: TrackedItem }) {
  const all = unpack(trail)
  const since = Date.parse(all.at(-1)?.checked_at ?? '') - shownMs
  const points = all.filter(({ checked_at }) => Date.parse(checked_at) > since)
  if (points.length === 0) return <span className="text-quiet">–</span>
  const ranks = points.flatMap(({ position }) => position ?? [])
  const failed = points.filter((point) => point.state === 'failed').length
  const missing = points.filter((point) => point.state === 'done' && point.position === null).length
  const range = ranks.length > 0 ? { from: Math.min(...ranks), to: Math.max(...ranks) } : null
  return (
    <Sparkline
      label={positionWords.trend(points.length, range, missing, failed)}
      points={points.map(({ checked_at, state, position }) => ({
        at: Date.parse(checked_at),
        rank: state === 'failed' ? undefined : position,
      }))}
    />
  )
}
