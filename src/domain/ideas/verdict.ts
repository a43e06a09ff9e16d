import { dayMs } from '#src/lib/calendar-days.ts'
import type { KeyPhraseCheckRow } from '../tracking/rows.ts'
import { dayAfter, lastVerdictDay, utcDay } from './board.ts'
import type { IdeaRow } from './rows.ts'

/** The position of the idea's video in a completed check of its phrase. */
export type Measurement = Pick<KeyPhraseCheckRow, 'search_id' | 'checked_at' | 'position' | 'results'>

const verdictDays = [1, 7, 14, lastVerdictDay] as const

export type VerdictReading = IdeaVerdict['readings'][number]

/**
 * - `unmeasured`: no check has completed during the idea's 30 days
 * - `unseen`: measured, but never among the results
 * - `kept`: the goal was reached, including in the last check
 * - `lost`: the goal was reached, but not in the last check
 * - `missed`: among the results, but the goal was not reached
 * - `placed`: among the results, and the idea has no goal
 */
export type VerdictOutcome =
  | { kind: 'unmeasured' }
  | { kind: 'unseen'; checks: number; results: number }
  | {
      kind: 'kept' | 'lost' | 'missed' | 'placed'
      best: { position: number; day: number }
      last: { position: number | null; day: number }
    }

export type IdeaVerdict = NonNullable<ReturnType<typeof verdictOn>>

/** Returns null before publication. `measurements` are oldest first. */
export function verdictOn(
  { published_on, goal, stage }: Pick<IdeaRow, 'published_on' | 'goal' | 'stage'>,
  measurements: readonly Measurement[],
  today: string,
) {
  if (published_on === null) return null
  const lastDate = dayAfter(published_on, lastVerdictDay)
  const counted = measurements.filter(({ checked_at }) => {
    const date = utcDay(new Date(checked_at))
    return date >= published_on && date <= lastDate
  })
  // The 30 days are over, or the user ended them early.
  const isFinal = stage === 'verdict' || lastDate < today
  const readings = verdictDays.map((day) => {
    const date = dayAfter(published_on, day)
    const found = counted.findLast(({ checked_at }) => utcDay(new Date(checked_at)) === date) ?? null
    // The position on this day may still be measured.
    const isComing = found === null && date >= today && !isFinal
    return { day, date, found, isComing }
  })
  return { readings, last: counted.at(-1) ?? null, outcome: outcomeOf(counted, published_on, goal), isFinal }
}

function outcomeOf(
  counted: readonly Measurement[],
  published_on: string,
  goal: number | null,
): VerdictOutcome {
  const last = counted.at(-1)
  if (!last) return { kind: 'unmeasured' }
  const dayOf = ({ checked_at }: Measurement) =>
    Math.floor((Date.parse(checked_at) - Date.parse(published_on)) / dayMs)
  const placed = counted.flatMap((measurement) => {
    const { position } = measurement
    return position === null ? [] : { position, day: dayOf(measurement) }
  })
  const [best] = placed.sort((one, other) => one.position - other.position)
  if (!best) {
    const results = Math.max(...counted.map((measurement) => measurement.results))
    return { kind: 'unseen', checks: counted.length, results }
  }
  const isAtGoal = (position: number | null) => goal !== null && position !== null && position <= goal
  const kind =
    goal === null ? 'placed' : !isAtGoal(best.position) ? 'missed' : isAtGoal(last.position) ? 'kept' : 'lost'
  return { kind, best, last: { position: last.position, day: dayOf(last) } }
}
