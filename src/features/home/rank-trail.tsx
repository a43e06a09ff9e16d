import { landingWords } from '#src/words/landing/landing.ts'

// Daily positions of an invented key phrase. Null is a failed check; before `firstDay`, no video was found.
const firstDay = 3
const ranks = [24, 21, 21, 16, null, 14, 17, 9, 9, 4, 4, 1] as const
const days = 14

const left = 30
const right = 358
const top = 20
const floor = 276
const dayWidth = (right - left) / (days - 1)
const rankHeight = (floor - top) / 30
const x = (day: number) => left + (day - 1) * dayWidth
const y = (rank: number) => top + (rank - 0.5) * rankHeight

const gridRanks = [5, 10, 15, 20, 25, 30]
const topRanks = 10
const ticks = [
  { day: 1, anchor: 'start' },
  { day: 5, anchor: 'middle' },
  { day: 9, anchor: 'middle' },
  { day: days, anchor: 'end' },
] as const

const steps = ranks.map((rank, index) => {
  const day = firstDay + index
  // A line ends half a day before a failed check.
  if (rank === null) return `H${x(day - 0.5)}`
  return ranks[index - 1] ? `H${x(day)}V${y(rank)}` : `M${x(day)} ${y(rank)}`
})

const gapDay = firstDay + ranks.indexOf(null)
const label = 'fill-quiet text-[14px] sm:text-[13px]'

export function RankTrail() {
  const words = landingWords.trail
  return (
    <figure className="w-full max-w-lg rounded-md lg:max-w-none border border-line bg-raised p-3 sm:p-6">
      <svg
        viewBox="0 0 420 330"
        className="w-full tabular-nums"
        fill="none"
        role="img"
        aria-label={words.label}
      >
        <rect x={x(gapDay - 0.5)} y={top} width={dayWidth} height={floor - top} className="fill-wash" />
        {gridRanks.map((rank) => (
          <g key={rank}>
            <path d={`M${left} ${y(rank)}H${right}`} className="stroke-line" />
            <text x={left - 8} y={y(rank) + 5} textAnchor="end" className={label}>
              {rank}
            </text>
          </g>
        ))}
        <path
          d={`M${left} ${y(topRanks)}H${right}`}
          className="stroke-quiet"
          strokeWidth="2"
          strokeDasharray="0 6"
          strokeLinecap="round"
        />
        <text x={right + 10} y={y(topRanks) + 5} className={label}>
          {words.top(topRanks)}
        </text>

        {[1, 2].map((day) => (
          <path
            key={day}
            d={`M${x(day) - 5} ${floor - 11}h10l-5 8Z`}
            className="stroke-quiet"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        ))}
        <text x={x(1) - 5} y={floor + 17} className={label}>
          {words.notIn(30)}
        </text>
        <path
          d={`M${x(gapDay) - 4} ${floor - 12}l8 8m0 -8l-8 8`}
          className="stroke-bad"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
        <text x={x(gapDay - 0.5)} y={floor + 17} className={label}>
          {words.failed}
        </text>

        <path
          d={steps.join('')}
          className="stroke-accent"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx={x(days)} cy={y(1)} r="5.5" className="fill-accent" />
        <text x={right + 12} y={y(1) + 6} className="fill-accent font-semibold text-[14px] sm:text-[13px]">
          {words.you(1)}
        </text>
        {ticks.map(({ day, anchor }) => (
          <text key={day} x={x(day)} y={floor + 42} textAnchor={anchor} className={label}>
            {day === days ? words.today : words.day(day)}
          </text>
        ))}
      </svg>
      <figcaption className="mt-2 text-balance border-line border-t pt-2 text-14 text-quiet">
        {words.caption}
      </figcaption>
    </figure>
  )
}
