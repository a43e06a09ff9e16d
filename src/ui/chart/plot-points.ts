import type uPlot from 'uplot'
import type { ChartContent } from './chart-content.ts'
import type { ChartPalette } from './palette.ts'
import { circle, labelFont } from './plot-labels.ts'

const videoSign =
  'M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3ZM6.2 5.3l3.1 3.9M12.4 3.4l3.1 4M3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z'
const signSize = 12

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
  ctx.setLineDash([])
  ctx.strokeStyle = palette.good
  ctx.lineWidth = 2 * ratio
  circle(plot, own.x, own.y, 4.5)
  ctx.fillStyle = palette.raised
  ctx.fill()
  ctx.stroke()

  ctx.font = labelFont(600)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
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
