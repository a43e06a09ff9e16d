import type uPlot from 'uplot'
import type { ChartContent } from './chart-content.ts'
import type { ChartPalette } from './palette.ts'
import { bestName, labelFont, touchesName } from './plot-labels.ts'

/** The distance from the axis to its labels, in CSS pixels; the labels of stretches go in between. */
export const markStrip = 16
const signRoom = 6

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
  ctx.font = labelFont(400)
  ctx.textAlign = 'left'
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
  const isFree = (ends: [number, number]) => !touchesName(best, bbox.top, ends)
  let taken = 0
  for (const [index, { mark, x }] of notes.entries()) {
    const space = [taken, notes[index + 1]?.x ?? ctx.canvas.width] as const
    taken = drawNote(plot, x, { space, isFree }, mark.text ?? '', palette)
  }
  for (const { mark, x } of placed) {
    if (mark.kind === 'unranked') drawTriangle(ctx, x, foot, palette.quiet)
    if (mark.kind === 'failed') drawCross(ctx, x, foot, palette.bad)
  }
}

interface NoteRoom {
  space: readonly [from: number, until: number]
  isFree: (ends: [from: number, to: number]) => boolean
}

/** Omits the label if it fits on neither side. Returns the x position where the next label may start. */
function drawNote(
  { ctx, bbox }: uPlot,
  x: number,
  { space: [from, until], isFree }: NoteRoom,
  text: string,
  palette: ChartPalette,
): number {
  const ratio = devicePixelRatio
  const { top, height } = bbox
  ctx.strokeStyle = palette.quiet
  ctx.fillStyle = palette.ink
  ctx.setLineDash([2 * ratio, 3 * ratio])
  ctx.beginPath()
  ctx.moveTo(x, top)
  ctx.lineTo(x, top + height)
  ctx.stroke()
  ctx.setLineDash([])
  ctx.beginPath()
  ctx.moveTo(x, top - 8 * ratio)
  ctx.lineTo(x + 8 * ratio, top - 4 * ratio)
  ctx.lineTo(x, top)
  ctx.fill()
  ctx.font = labelFont(400)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  const { width } = ctx.measureText(text)
  const behind = x + 12 * ratio
  const before = x - 6 * ratio - width
  const fits = (at: number) => at >= from && at + width <= until && isFree([at, at + width])
  const start = [behind, before].find(fits) ?? null
  if (start === null) return behind
  ctx.fillText(text, start, top - 4 * ratio)
  return Math.max(behind, start + width + 6 * ratio)
}

function drawTriangle(ctx: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  const size = 4 * devicePixelRatio
  ctx.strokeStyle = colour
  ctx.beginPath()
  ctx.moveTo(x - size, y - size * 0.7)
  ctx.lineTo(x + size, y - size * 0.7)
  ctx.lineTo(x, y + size * 0.8)
  ctx.closePath()
  ctx.stroke()
}

function drawCross(ctx: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  const size = 3.5 * devicePixelRatio
  ctx.strokeStyle = colour
  ctx.beginPath()
  ctx.moveTo(x - size, y - size)
  ctx.lineTo(x + size, y + size)
  ctx.moveTo(x + size, y - size)
  ctx.lineTo(x - size, y + size)
  ctx.stroke()
}
