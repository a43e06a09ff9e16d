import type { DayShade } from '#src/domain/tracking/daily-strip.ts'
import { dailyHistoryWords } from '#src/words/history/daily-history.ts'
import { shadeClass } from './shades.ts'

const shades: readonly DayShade[] = ['top', 'first', 'second', 'behind', 'out', 'failed']

/** A legend for the shades of the days. */
export function ShadeKey() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-12 text-quiet">
      {shades.map((shade) => (
        <li key={shade} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`grid h-4 w-3 place-items-center rounded-[3px] ${shadeClass[shade]}`}
          >
            {shade === 'failed' && '×'}
          </span>
          {dailyHistoryWords.shades[shade]}
        </li>
      ))}
    </ul>
  )
}
