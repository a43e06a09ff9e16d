import type { ChartContent } from './chart-content.ts'
import { createPlot, type Plot } from './plot.ts'

interface Caption {
  title: string
  subtitle: string
}

const margin = 24
const headHeight = 76

export function drawPicture(plot: Plot, { title, subtitle }: Caption): Promise<Blob> {
  const ratio = devicePixelRatio
  const drawn = plot.canvas()
  const palette = plot.palette()
  const picture = document.createElement('canvas')
  picture.width = drawn.width + 2 * margin * ratio
  picture.height = drawn.height + (headHeight + margin) * ratio
  const context = picture.getContext('2d')
  if (!context) throw new Error('this browser draws no canvas')
  context.fillStyle = palette.raised
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
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))))
  })
}

const large = { width: 720, height: 360 }

export async function drawLargePicture(content: ChartContent, caption: Caption): Promise<Blob> {
  const host = document.createElement('div')
  Object.assign(host.style, {
    position: 'fixed',
    left: `-${2 * large.width}px`,
    width: `${large.width}px`,
  })
  document.body.append(host)
  const plot = createPlot({ host, content, height: large.height, swiped: false, onPoint: () => {} })
  try {
    // uPlot paints in a microtask, so wait a frame before copying its canvas.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return await drawPicture(plot, caption)
  } finally {
    plot.destroy()
    host.remove()
  }
}
