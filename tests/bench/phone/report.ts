import { quantile } from '../../support/project/verdicts.ts'

/** A row of the report. `floor` is the lower bound, measured in the same run. */
export interface Figure {
  what: string
  taken: readonly number[]
  unit: 'ms' | 'steps'
  /** The maximum for the median: a number, or a multiple of the lower bound. */
  goal: number | { timesFloor: number }
  floor?: number
}

const isTiny = process.argv.includes('--tiny')

/** `--tiny` only verifies that the benchmarks still run; its measurements mean nothing. */
export function sized({ full, tiny }: { full: number; tiny: number }): number {
  return isTiny ? tiny : full
}

const rounds = sized({ full: 3, tiny: 1 })

export const median = (values: readonly number[]) => quantile(values, 0.5)

export async function repeated<Taken>(measure: () => Promise<Taken>): Promise<Taken[]> {
  const taken: Taken[] = []
  for (let round = 0; round < rounds; round += 1) taken.push(await measure())
  return taken
}

export function formatLine({ what, taken, unit, goal, floor }: Figure): string {
  const value = median(taken)
  const most = typeof goal === 'number' ? goal : goal.timesFloor * (floor ?? Number.NaN)
  const text = (number: number) => number.toFixed(0)
  const span = taken.length > 1 ? ` (${text(Math.min(...taken))}-${text(Math.max(...taken))})` : ''
  return [
    value <= most ? 'met   ' : 'MISSED',
    what.padEnd(60),
    `${text(value)} ${unit}${span}`.padEnd(26),
    `goal ${text(most)}`.padEnd(11),
    floor === undefined ? '' : `${(value / floor).toFixed(2)}x the floor of ${floor.toFixed(0)}`,
  ]
    .join(' ')
    .trimEnd()
}
