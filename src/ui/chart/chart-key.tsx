import type { ChartTone } from './chart-content.ts'

const dashes: Partial<Record<ChartTone, string>> = {
  quiet: '4 3',
  'line-2': '6 3',
  'line-3': '2 2',
  'line-4': '7 2 2 2',
  'line-5': '4 2',
}

export function ChartKey({ tone }: { tone: ChartTone }) {
  return (
    <svg width="20" height="8" aria-hidden="true" className="shrink-0">
      <line
        x1="0"
        y1="4"
        x2="20"
        y2="4"
        stroke={`var(--color-${tone})`}
        strokeWidth={tone === 'accent' ? 2.5 : 2}
        strokeDasharray={dashes[tone]}
      />
    </svg>
  )
}
