import type { DayShade } from '#src/domain/tracking/daily-strip.ts'
import { dailyHistoryWords } from '#src/words/history/daily-history.ts'

/** Forced-colors mode must not replace the backgrounds, because they show the position. */
export const shadeClass: Record<DayShade, string> = {
  top: 'forced-color-adjust-none bg-accent text-on-accent',
  first: 'forced-color-adjust-none shade [--shade:55%] text-ink',
  second: 'forced-color-adjust-none shade [--shade:32%] text-ink',
  behind: 'forced-color-adjust-none shade [--shade:15%] text-ink',
  out: 'border border-edge text-quiet',
  failed: 'text-bad',
}

const shades = Object.keys(shadeClass) as DayShade[]

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
