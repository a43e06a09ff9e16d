import type { ChartMark } from '#src/ui/chart-content.ts'

const signs: Record<ChartMark['kind'], { path: string; ink: string; text: string }> = {
  unranked: { path: 'M2 3h8l-4 6z', ink: 'var(--quiet)', text: 'Checked, not in the results' },
  failed: { path: 'M2 2l8 8M10 2l-8 8', ink: 'var(--bad)', text: 'Check failed' },
  note: { path: 'M3 11V1l7 3-7 3', ink: 'var(--ink)', text: 'Note' },
}

/** Explains the marks that the chart has, and no others. */
export function MarkLegend({ marks }: { marks: readonly ChartMark[] }) {
  const kinds = new Set(marks.map((mark) => mark.kind))
  if (kinds.size === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-quiet" aria-label="Marks">
      {[...kinds].sort().map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <svg
            width="12"
            height="12"
            aria-hidden="true"
            fill="none"
            stroke={signs[kind].ink}
            strokeWidth="1.5"
          >
            <path d={signs[kind].path} />
          </svg>
          {signs[kind].text}
        </li>
      ))}
    </ul>
  )
}
