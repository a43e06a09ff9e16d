import type uPlot from 'uplot'
import type { ChartContent } from './chart-content.ts'
import type { ChartPalette } from './palette.ts'
import { bestName, circle, labelFont, touchesName, tracePath } from './plot-labels.ts'

/** The distance from the axis to its labels, in CSS pixels; the labels of stretches go in between. */
export const markStrip = 16
const signRoom = 6

/** SVG path data with the marked point as its origin. */
const signs = {
  unranked: { path: 'M-4-2.8H4L0 3.2Z', tone: 'quiet' },
  failed: { path: 'M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5', tone: 'bad' },
} as const

const videoSign =
  'M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3ZM6.2 5.3l3.1 3.9M12.4 3.4l3.1 4M3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z'
const signSize = 12

export function drawStretches(plot: uPlot, { stretches = [] }: ChartContent, palette: ChartPalette): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const right = bbox.left + bbox.width
  const drawn = stretches
    .map(({ kind, from, to, text }) => {
      const start = Math.max(plot.valToPos(from, 'x', true), bbox.left)
      const end = Math.min(plot.valToPos(to, 'x', true), right)
      return { kind, text, start, end }
    })
    .filter(({ start, end }) => end > start)
  ctx.fillStyle = palette.wash
  for (const { kind, start, end } of drawn)
    if (kind === 'failed') ctx.fillRect(start, bbox.top, end - start, bbox.height)
  ctx.fillStyle = palette.quiet
  ctx.textBaseline = 'top'
  const taken: [from: number, to: number][] = []
  // Labels the widest stretches first, and omits a label that would touch an earlier one.
  for (const { text, start, end } of drawn.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const { width } = ctx.measureText(text)
    const left = Math.min(Math.max((start + end - width) / 2, bbox.left), right - width)
    if (taken.some(([from, to]) => left < to + 8 * ratio && left + width > from - 8 * ratio)) continue
    taken.push([left, left + width])
    ctx.fillText(text, left, bbox.top + bbox.height + 4 * ratio)
  }
}

export function drawMarks(plot: uPlot, content: ChartContent, palette: ChartPalette): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const foot = bbox.top + bbox.height - signRoom * ratio
  ctx.lineWidth = 1.5 * ratio
  const placed = (content.marks ?? [])
    .map((mark) => ({ mark, x: Math.round(plot.valToPos(mark.at, 'x', true)) }))
    .filter(({ x }) => x >= bbox.left - 1 && x <= bbox.left + bbox.width + 1)
  const notes = placed.filter(({ mark }) => mark.kind === 'note').sort((a, b) => a.x - b.x)
  const best = bestName(plot, content)
  let taken = 0
  for (const [index, { mark, x }] of notes.entries()) {
    const [from, until] = [taken, notes[index + 1]?.x ?? ctx.canvas.width]
    const isFree = (start: number, end: number) =>
      start >= from && end <= until && !touchesName(best, bbox.top, [start, end])
    taken = drawNote(plot, x, mark.text ?? '', isFree, palette)
  }
  for (const { mark, x } of placed) {
    if (mark.kind === 'note') continue
    const { path, tone } = signs[mark.kind]
    ctx.save()
    ctx.translate(x, foot)
    ctx.scale(ratio, ratio)
    ctx.lineWidth = 1.5
    ctx.strokeStyle = palette[tone]
    ctx.stroke(new Path2D(path))
    ctx.restore()
  }
}

/** Omits the label if it fits on neither side. Returns the x position where the next label may start. */
function drawNote(
  { ctx, bbox }: uPlot,
  x: number,
  text: string,
  isFree: (start: number, end: number) => boolean,
  palette: ChartPalette,
): number {
  const ratio = devicePixelRatio
  const { top, height } = bbox
  ctx.strokeStyle = palette.quiet
  ctx.fillStyle = palette.ink
  ctx.setLineDash([2 * ratio, 3 * ratio])
  tracePath(ctx, [x, top], [x, top + height])
  ctx.stroke()
  ctx.setLineDash([])
  tracePath(ctx, [x, top - 8 * ratio], [x + 8 * ratio, top - 4 * ratio], [x, top])
  ctx.fill()
  const { width } = ctx.measureText(text)
  const behind = x + 12 * ratio
  const before = x - 6 * ratio - width
  const start = [behind, before].find((at) => isFree(at, at + width))
  if (start === undefined) return behind
  ctx.fillText(text, start, top - 4 * ratio)
  return Math.max(behind, start + width + 6 * ratio)
}

export function drawDots(plot: uPlot, { lines, x, own }: ChartContent, palette: ChartPalette): void {
  const values = lines.find(({ tone }) => tone === 'accent')?.values ?? []
  plot.ctx.fillStyle = palette.accent
  for (const [index, value] of values.entries()) {
    if (value === null || x[index] === own?.x) continue
    circle(plot, x[index] ?? 0, value, 2)
    plot.ctx.fill()
  }
}

export function drawOwn(plot: uPlot, { own }: ChartContent, palette: ChartPalette): void {
  if (!own) return
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  ctx.strokeStyle = palette.good
  ctx.lineWidth = 2 * ratio
  circle(plot, own.x, own.y, 4.5)
  ctx.fillStyle = palette.raised
  ctx.fill()
  ctx.stroke()

  ctx.font = labelFont(600)
  const sign = signSize * ratio
  const gap = 4 * ratio
  const width = sign + gap + ctx.measureText(own.text).width
  const wanted = plot.valToPos(own.x, 'x', true) - width / 2
  const left = Math.min(Math.max(wanted, bbox.left + gap), bbox.left + bbox.width - width)
  const point = plot.valToPos(own.y, 'y', true)
  const above = point - 15 * ratio
  const middle = above - sign / 2 < bbox.top ? point + 15 * ratio : above
  // A nearly opaque background keeps the value readable.
  ctx.globalAlpha = 0.85
  ctx.fillRect(left - gap / 2, middle - sign / 2 - gap / 2, width + gap, sign + gap)
  ctx.globalAlpha = 1
  ctx.fillStyle = palette.good
  ctx.fillText(own.text, left + sign + gap, middle)
  ctx.translate(left, middle - sign / 2)
  ctx.scale(sign / 24, sign / 24)
  ctx.lineWidth = 2
  ctx.lineJoin = 'round'
  ctx.stroke(new Path2D(videoSign))
}
