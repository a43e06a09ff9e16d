import type { ChartTone } from './chart-content.ts'

const keys: Record<ChartTone, { colour: string; dash?: string }> = {
  accent: { colour: 'var(--accent)' },
  average: { colour: 'var(--quiet)', dash: '4 3' },
  'line-1': { colour: 'var(--line-1)' },
  'line-2': { colour: 'var(--line-2)', dash: '6 3' },
  'line-3': { colour: 'var(--line-3)', dash: '2 2' },
  'line-4': { colour: 'var(--line-4)', dash: '7 2 2 2' },
  'line-5': { colour: 'var(--line-5)', dash: '4 2' },
}

export function ChartKey({ tone }: { tone: ChartTone }) {
  const { colour, dash } = keys[tone]
  return (
    <svg width="20" height="8" aria-hidden="true" className="shrink-0">
      <line
        x1="0"
        y1="4"
        x2="20"
        y2="4"
        stroke={colour}
        strokeWidth={tone === 'accent' ? 2.5 : 2}
        strokeDasharray={dash}
      />
    </svg>
  )
}
