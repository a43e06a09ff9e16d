// Ranks of an invented key phrase, a day each; null is a day whose check failed, and days before the first had it
// outside the results that were read.
const firstDay = 3
const ranks = [24, 21, 21, 16, null, 14, 17, 9, 9, 4, 4, 1] as const
const days = 14

const left = 44
const top = 26
const dayWidth = 27
const rankHeight = 9.4
const x = (day: number) => left + (day - 1) * dayWidth
const y = (rank: number) => top + (rank - 1) * rankHeight

const gridRanks = [1, 10, 20, 30]
const floor = y(30)

/** Steps from day to day; a day without a measurement breaks the line. */
function steps(): string {
  let path = ''
  let drawing = false
  ranks.forEach((rank, index) => {
    const day = firstDay + index
    if (rank === null) {
      drawing = false
      return
    }
    path += drawing ? `H${x(day)}V${y(rank)}` : `M${x(day)} ${y(rank)}`
    drawing = true
  })
  return path
}

const gapDay = firstDay + ranks.indexOf(null)
const label = 'fill-quiet text-[14px] sm:text-[13px]'

/** How a tracked key phrase reads, with its gaps: an example, and said to be one. */
export function RankTrail() {
  return (
    <figure className="w-full max-w-lg rounded-md lg:max-w-none border border-line bg-raised p-4 sm:p-6">
      <svg
        viewBox="0 0 420 330"
        className="w-full tabular-nums"
        fill="none"
        role="img"
        aria-label="A line of ranks over 14 days: not in the first 30 at the start, then from rank 24 up to rank 1, with a gap where one check failed."
      >
        {gridRanks.map((rank) => (
          <g key={rank}>
            <path
              d={`M${left} ${y(rank)}H412`}
              className="stroke-line"
              strokeDasharray="1 5"
              strokeLinecap="round"
            />
            <text x={left - 16} y={y(rank) + 5} textAnchor="end" className={label}>
              {rank}
            </text>
          </g>
        ))}

        {[1, 2].map((day) => (
          <path
            key={day}
            d={`M${x(day) - 4} ${floor + 4}l4 6 4 -6Z`}
            className="stroke-edge"
            strokeLinejoin="round"
          />
        ))}
        <text x={x(1) - 6} y={floor + 28} className={label}>
          Not in the first 30
        </text>

        <path d={`M${x(gapDay)} ${y(12)}V${floor}`} className="stroke-edge" strokeDasharray="3 4" />
        <text x={x(gapDay)} y={y(12) - 8} textAnchor="middle" className={label}>
          Check failed
        </text>

        <path
          d={steps()}
          className="stroke-accent"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx={x(days)} cy={y(1)} r="7" className="fill-raised stroke-accent" strokeWidth="3.5" />
        <text
          x={x(days) - 16}
          y={y(1) + 5}
          textAnchor="end"
          className="fill-ink stroke-raised font-medium text-[14px] [paint-order:stroke] [stroke-width:8px] sm:text-[13px]"
        >
          Rank 1
        </text>
        <text x={x(days) + 8} y={floor + 28} textAnchor="end" className={label}>
          Day 14
        </text>
      </svg>
      <figcaption className="mt-3 text-balance border-line border-t pt-3 text-14 text-quiet">
        An example, drawn for this page. A failed check leaves a gap, never a zero.
      </figcaption>
    </figure>
  )
}
