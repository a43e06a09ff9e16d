import type { ChartPalette } from './palette.ts'
import { rankRange, rankTicks } from './plot-scales.ts'
import { trailGaps } from './plot-trail.ts'

export interface TrailPoint {
  /** Epoch milliseconds or any other linear measure. */
  at: number
  /** Null if not among the results, undefined if not measured. */
  rank: number | null | undefined
}

type TrailColours = Pick<ChartPalette, 'accent' | 'quiet' | 'line'>

/** `points` are oldest first. */
export function drawTrail(
  context: CanvasRenderingContext2D,
  points: readonly TrailPoint[],
  { left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>,
  { colours, width, text }: { colours: TrailColours; width: number; text: string },
): void {
  const ranks = points.flatMap(({ rank }) => rank ?? [])
  const range = rankRange(Math.min(...ranks), Math.max(...ranks))
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1]
  const toX = (at: number) => left + ((right - left) * (at - first)) / Math.max(last - first, 1)
  const toY = (rank: number) => top + ((bottom - top) * (rank - range[0])) / (range[1] - range[0])
  context.save()
  context.font = text
  context.textAlign = 'right'
  context.textBaseline = 'middle'
  for (const tick of rankTicks(range, bottom - top, width * 9)) {
    context.strokeStyle = colours.line
    context.lineWidth = width / 5
    context.beginPath()
    context.moveTo(left, toY(tick))
    context.lineTo(right, toY(tick))
    context.stroke()
    context.fillStyle = colours.quiet
    context.fillText(String(tick), left - width * 2, toY(tick))
  }
  context.strokeStyle = colours.accent
  context.fillStyle = colours.accent
  context.lineWidth = width
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.beginPath()
  for (const step of trailSteps(points)) {
    if (step.starts) context.moveTo(toX(step.from), toY(step.rank))
    else context.lineTo(toX(step.from), toY(step.rank))
    context.lineTo(toX(step.to), toY(step.rank))
  }
  context.stroke()
  const end = points.findLast(({ rank }) => rank != null)
  if (end?.rank != null) {
    context.beginPath()
    context.arc(toX(end.at), toY(end.rank), width * 1.6, 0, 2 * Math.PI)
    context.fill()
  }
  context.restore()
}

/** Each rank lasts until the next check, or until a gap begins, if that is earlier. */
export function trailSteps(points: readonly TrailPoint[]) {
  const x = points.map(({ at }) => at)
  const gaps = trailGaps(
    x,
    points.map(({ rank }) => rank),
  )
  return points.flatMap(({ at, rank }, index) => {
    if (rank == null) return []
    const next = points[index + 1]
    const gap = gaps.find(([from]) => from >= at)
    const to = next?.rank != null ? next.at : Math.min(gap?.[0] ?? at, next?.at ?? at)
    return [{ rank, from: at, to, starts: points[index - 1]?.rank == null }]
  })
}
