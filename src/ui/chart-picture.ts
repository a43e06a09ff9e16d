// A chart as a picture that stands by itself: on a solid ground, with what it shows and when.
import type { ChartContent } from './chart-content.ts'
import type { Palette } from './palette.ts'
import type { Plot } from './plot.ts'

interface Caption {
  title: string
  subtitle: string
}

const margin = 24
const headHeight = 76
const legendHeight = 28

/** Draws the plot as it is shown, in the page's colours, under its title, its date and its legend. */
export function pictureOf(plot: Plot, { lines }: ChartContent, { title, subtitle }: Caption): Promise<Blob> {
  const ratio = devicePixelRatio
  const drawn = plot.canvas()
  const palette = plot.palette()
  const picture = document.createElement('canvas')
  picture.width = drawn.width + 2 * margin * ratio
  picture.height = drawn.height + (headHeight + legendHeight + margin) * ratio
  const context = picture.getContext('2d')
  if (!context) throw new Error('this browser draws no canvas')
  context.fillStyle = palette.paper
  context.fillRect(0, 0, picture.width, picture.height)
  context.drawImage(drawn, margin * ratio, headHeight * ratio)
  context.scale(ratio, ratio)
  const width = picture.width / ratio - 2 * margin
  context.fillStyle = palette.ink
  context.font = '600 18px system-ui, sans-serif'
  context.fillText(title, margin, margin + 18, width)
  context.fillStyle = palette.quiet
  context.font = '13px system-ui, sans-serif'
  context.fillText(subtitle, margin, margin + 40, width)
  drawLegend(context, lines, palette, picture.height / ratio - margin)
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))))
  })
}

function drawLegend(
  context: CanvasRenderingContext2D,
  lines: ChartContent['lines'],
  palette: Palette,
  y: number,
): void {
  let x = margin
  context.lineWidth = 2
  for (const { label, tone, told } of lines) {
    const text = told ? `${label} ${told}` : label
    context.strokeStyle = palette[tone]
    context.setLineDash(tone === 'average' ? [5, 4] : [])
    context.beginPath()
    context.moveTo(x, y - 4)
    context.lineTo(x + 20, y - 4)
    context.stroke()
    context.fillText(text, x + 26, y)
    x += 26 + context.measureText(text).width + 18
  }
}
