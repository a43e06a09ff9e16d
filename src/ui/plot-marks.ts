// Draws what is no value: notes on top, and below the axis the checks that measured none.
import type uPlot from 'uplot'
import type { ChartMark } from './chart-content.ts'
import type { Palette } from './palette.ts'

/** How far below the axis its labels begin, in CSS pixels: the marks lie in between. */
export const markStrip = 16

export function drawMarks(plot: uPlot, marks: readonly ChartMark[], palette: Palette): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const bottom = bbox.top + bbox.height
  ctx.save()
  ctx.lineWidth = 1.5 * ratio
  for (const mark of marks) {
    const x = Math.round(plot.valToPos(mark.at, 'x', true))
    if (x < bbox.left - 1 || x > bbox.left + bbox.width + 1) continue
    if (mark.kind === 'note') drawNote(ctx, x, bbox, palette)
    else if (mark.kind === 'unranked') drawTriangle(ctx, x, bottom + 9 * ratio, palette.quiet)
    else drawCross(ctx, x, bottom + 9 * ratio, palette.bad)
  }
  ctx.restore()
}

function drawNote(
  ctx: CanvasRenderingContext2D,
  x: number,
  { top, height }: uPlot.BBox,
  palette: Palette,
): void {
  const ratio = devicePixelRatio
  ctx.strokeStyle = palette.quiet
  ctx.fillStyle = palette.ink
  ctx.setLineDash([2 * ratio, 3 * ratio])
  ctx.beginPath()
  ctx.moveTo(x, top)
  ctx.lineTo(x, top + height)
  ctx.stroke()
  ctx.setLineDash([])
  ctx.beginPath()
  ctx.moveTo(x, top - 6 * ratio)
  ctx.lineTo(x + 8 * ratio, top - 2 * ratio)
  ctx.lineTo(x, top + 2 * ratio)
  ctx.fill()
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
