import { memo } from 'react'
import type { TrailPoint } from './trail-canvas.ts'

interface SparklineProps {
  points: readonly TrailPoint[]
  label: string
}

const width = 112
const height = 28
const inset = 4
const round = (value: number) => Math.round(value * 10) / 10

/** Returns a circle as path data, so that the hundreds of marks in a list are not separate elements. */
function circle(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

/** Rings at the bottom are checks that did not find the video. Other gaps are missing measurements. */
export const Sparkline = memo(function Sparkline({ points, label }: SparklineProps) {
  const ranks = points.flatMap(({ rank }) => (typeof rank === 'number' ? [rank] : []))
  const best = Math.min(...ranks)
  const worst = Math.max(...ranks)
  const from = points[0]?.at ?? 0
  const span = (points.at(-1)?.at ?? 0) - from || 1
  const hasMissing = points.some(({ rank }) => rank === null)
  const floor = height - inset - (hasMissing ? 6 : 0)
  const x = (at: number) => round(inset + ((at - from) / span) * (width - 2 * inset))
  const y = (rank: number) =>
    round(best === worst ? (inset + floor) / 2 : inset + ((rank - best) / (worst - best)) * (floor - inset))

  let path = ''
  let drawing = false
  for (const [index, { at, rank }] of points.entries()) {
    // A rank's line extends to the next check, or halfway if that check has no rank.
    if (typeof rank === 'number') path += drawing ? `H${x(at)}V${y(rank)}` : `M${x(at)} ${y(rank)}`
    else if (drawing) path += `H${x((at + (points[index - 1]?.at ?? at)) / 2)}`
    drawing = typeof rank === 'number'
  }
  const ring = (at: number) => circle(x(at), height - inset, 1.75)
  const rings = points.map(({ at, rank }) => (rank === null ? ring(at) : '')).join('')
  const dots = points.map(({ at, rank }, index) => {
    if (typeof rank !== 'number') return ''
    if (index === points.length - 1) return circle(x(at), y(rank), 2.5)
    return isAlone(points, index) ? circle(x(at), y(rank), 1.5) : ''
  })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="block text-accent"
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {rings !== '' && <path d={rings} fill="none" stroke="var(--color-quiet)" strokeWidth="1" />}
      <path d={dots.join('')} fill="currentColor" />
    </svg>
  )
})

function isAlone(points: readonly TrailPoint[], index: number): boolean {
  return typeof points[index - 1]?.rank !== 'number' && typeof points[index + 1]?.rank !== 'number'
}
