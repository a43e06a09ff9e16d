import type uPlot from 'uplot'
import type { ChartContent, ChartTone } from './chart-content.ts'
import type { ChartPalette } from './palette.ts'

export const labelSize = 12
export const labelFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif'
const lineHeight = 15
const nameGap = 6
const endGap = 10
const maxShare = 0.36

export function labelFont(weight: 400 | 600): string {
  return `${weight} ${labelSize * devicePixelRatio}px ${labelFamily}`
}

function textWidth(ctx: CanvasRenderingContext2D, text: string, weight: 400 | 600): number {
  ctx.save()
  ctx.font = labelFont(weight)
  const { width } = ctx.measureText(text)
  ctx.restore()
  return width
}

/** Moves positions apart to leave at least `room` between them, and keeps their order. */
export function spread(wanted: readonly number[], room: number, [top, bottom]: [number, number]): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
  let free = top
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, free)
    free = (placed[index] ?? 0) + room
  }
  let limit = bottom
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, limit)
    limit = (placed[index] ?? 0) - room
  }
  return placed
}

interface Place {
  at: number
  width: number
  /** The positions of vertical lines that the name should avoid, by at least `room`. */
  poles: readonly number[]
  room: number
  left: number
  right: number
}

/** Centers a name on its point as far as the plot and the poles allow, but never moves it off its point. */
export function startBeside({ at, width, poles, room, left, right }: Place): number {
  const within = (from: number) => Math.min(Math.max(at - width / 2, from), right - width)
  const around = within(left)
  const isFree = (start: number) =>
    // The name may extend over the rank axis, between two of its labels.
    start >= 0 &&
    start + width <= right &&
    poles.every((pole) => pole <= start - room || pole >= start + width + room)
  const beside = poles.flatMap((pole) => [pole - room - width, pole + room])
  const [nearest = around] = [around, within(0), ...beside]
    .filter((start) => isFree(start) && Math.abs(start + width / 2 - at) <= width / 2 + room)
    .sort((a, b) => Math.abs(a - around) - Math.abs(b - around))
  return nearest
}

/** Returns where to draw the best point's name, in canvas pixels, or null if the chart has no best point. */
export function bestName(plot: uPlot, { best, marks = [] }: ChartContent) {
  if (!best) return null
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const toPixel = (value: number) => plot.valToPos(value, 'x', true)
  const poles = marks.filter(({ kind }) => kind === 'note').map(({ at }) => toPixel(at))
  const width = textWidth(ctx, best.text, 400)
  const start = startBeside({
    ...{ at: toPixel(best.x), width, poles, room: nameGap * ratio },
    ...{ left: bbox.left, right: bbox.left + bbox.width },
  })
  return { start, width, foot: plot.valToPos(best.y, 'y', true) - 11 * ratio, poles }
}

/** Whether a note's label above the plot would touch the name of the best point. */
export function touchesName(name: ReturnType<typeof bestName>, top: number, [from, to]: [number, number]) {
  const ratio = devicePixelRatio
  const gap = nameGap * ratio
  return (
    name !== null &&
    name.foot < top + lineHeight * ratio &&
    from < name.start + name.width + gap &&
    to > name.start - gap
  )
}

const weightOf = (tone: ChartTone) => (tone === 'accent' ? 600 : 400)

/** The labels of the lines, the threshold and the band, which are to the right of the plot. */
function endLabels({ lines, threshold, band }: ChartContent) {
  const ofLines = lines.flatMap(({ tone, end }) => (end ? [{ tone, text: end.text, at: end.at }] : []))
  const others = [threshold, band].flatMap((label) =>
    label ? [{ tone: 'quiet' as const, text: label.text, at: label.at }] : [],
  )
  return [...ofLines, ...others]
}

/** The CSS pixels to leave to the right of a plot without end labels: half the width of the last x label. */
const endRoomOf: Record<ChartContent['xAxis'], number> = { time: 28, rank: 12 }

/** Returns how much space to leave for labels to the right of the plot, in CSS pixels. */
export function endRoom({ ctx, width }: uPlot, content: ChartContent): number {
  const widths = endLabels(content).map(({ text, tone }) => textWidth(ctx, text, weightOf(tone)))
  if (widths.length === 0) return endRoomOf[content.xAxis]
  return Math.min(Math.max(...widths) / devicePixelRatio + endGap + 4, width * maxShare)
}

export function drawEnds(plot: uPlot, content: ChartContent, palette: ChartPalette): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const bottom = bbox.top + bbox.height
  const labels = endLabels(content).filter(({ at }) => at === null || isInSight(plot, at))
  const places = spread(
    labels.map(({ at }) => (at === null ? bottom - 6 * ratio : plot.valToPos(at, 'y', true))),
    lineHeight * ratio,
    [bbox.top, bottom],
  )
  const left = bbox.left + bbox.width + endGap * ratio
  for (const [index, { text, tone }] of labels.entries()) {
    ctx.font = labelFont(weightOf(tone))
    ctx.fillStyle = palette[tone]
    ctx.fillText(text, left, places[index] ?? 0, ctx.canvas.width - left)
  }
}

/** The band extends half a rank beyond its first and its last rank. */
export function drawBand(plot: uPlot, { band }: ChartContent, palette: ChartPalette): void {
  if (!band) return
  const { ctx, bbox } = plot
  const left = Math.max(plot.valToPos(band.since, 'x', true), bbox.left)
  const top = plot.valToPos(band.from - 0.5, 'y', true)
  const foot = band.to === null ? bbox.top + bbox.height : plot.valToPos(band.to + 0.5, 'y', true)
  ctx.globalAlpha = 0.09
  ctx.fillStyle = palette.accent
  ctx.fillRect(left, top, bbox.left + bbox.width - left, foot - top)
}

export function drawThreshold(plot: uPlot, { threshold }: ChartContent, palette: ChartPalette): void {
  if (!threshold || !isInSight(plot, threshold.at)) return
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const y = Math.round(plot.valToPos(threshold.at, 'y', true))
  ctx.strokeStyle = palette.quiet
  ctx.lineWidth = 1.5 * ratio
  ctx.lineCap = 'round'
  ctx.setLineDash([0, 5 * ratio])
  tracePath(ctx, [bbox.left, y], [bbox.left + bbox.width, y])
  ctx.stroke()
}

/** Marks the last and the best point. The best point's name avoids the notes' vertical lines if possible. */
export function drawPoints(plot: uPlot, content: ChartContent, palette: ChartPalette): void {
  const { best, lines, x } = content
  const { ctx } = plot
  const ratio = devicePixelRatio
  const own = lines.find(({ tone }) => tone === 'accent')
  const last = own?.end?.at == null ? -1 : own.values.findLastIndex((value) => value !== null)
  ctx.strokeStyle = palette.accent
  ctx.fillStyle = palette.accent
  ctx.lineWidth = 2 * ratio
  if (last >= 0) {
    circle(plot, x[last] ?? 0, own?.values[last] ?? 0, 4.5)
    ctx.fill()
  }
  const name = bestName(plot, content)
  if (best && name) {
    circle(plot, best.x, best.y, 4)
    ctx.fillStyle = palette.raised
    ctx.fill()
    ctx.stroke()
    const { start, width, foot, poles } = name
    const gap = nameGap * ratio
    ctx.textBaseline = 'alphabetic'
    // If the name could not avoid a note's vertical line, erases the part of the line behind the name.
    for (const pole of poles)
      if (pole > start - gap && pole < start + width + gap)
        ctx.clearRect(pole - 2 * ratio, foot - lineHeight * ratio, 4 * ratio, 1.5 * lineHeight * ratio)
    ctx.fillStyle = palette.ink
    // An outline in the background color hides other lines behind the name.
    ctx.strokeStyle = palette.raised
    ctx.lineJoin = 'round'
    ctx.lineWidth = 4 * ratio
    ctx.strokeText(best.text, start, foot)
    ctx.fillText(best.text, start, foot)
  }
}

export function tracePath(ctx: CanvasRenderingContext2D, ...points: readonly [x: number, y: number][]): void {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
}

/** The radius is in CSS pixels. */
export function circle(plot: uPlot, x: number, y: number, radius: number): void {
  plot.ctx.beginPath()
  plot.ctx.arc(
    plot.valToPos(x, 'x', true),
    plot.valToPos(y, 'y', true),
    radius * devicePixelRatio,
    0,
    2 * Math.PI,
  )
}

function isInSight({ scales }: uPlot, value: number): boolean {
  return value >= (scales.y?.min ?? 0) && value <= (scales.y?.max ?? 0)
}
