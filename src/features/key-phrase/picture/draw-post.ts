import { graphemesOf } from '#src/lib/locale.ts'
import { type ChartPalette, readPalette } from '#src/ui/chart/palette.ts'
import { drawTrail } from '#src/ui/chart/trail-canvas.ts'
import { markPath } from '#src/ui/drawing/walking-trail.tsx'
import { postPictureWords } from '#src/words/key-phrase/post-picture.ts'
import type { PostContent } from './post-content.ts'

export const postSize = { width: 1080, height: 1920 } as const
/** Empty margins: TikTok covers the top with tabs, the right with buttons and the bottom with the caption. */
const clear = { top: 160, right: 150, bottom: 480, left: 60 } as const

const left = clear.left
const right = postSize.width - clear.right
const bottom = postSize.height - clear.bottom

const displayFont = (weight: number, size: number) =>
  `${weight} ${size}px "Bricolage Grotesque", system-ui, sans-serif`
const bodyFont = (weight: number, size: number) =>
  `${weight} ${size}px system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif`

/** Wraps the text at `width` and shortens it to `maxLines`, with an ellipsis. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number, maxLines: number): string[] {
  const lines: string[] = []
  // A word wider than a line may break anywhere.
  const parts = text
    .split(/(?<=\s)/)
    .flatMap((word) => (context.measureText(word).width > width ? graphemesOf(word) : [word]))
  for (const part of parts) {
    const line = (lines.at(-1) ?? '') + part
    if (lines.length > 0 && context.measureText(line.trimEnd()).width <= width) lines[lines.length - 1] = line
    else lines.push(part)
  }
  if (lines.length <= maxLines) return lines.map((line) => line.trim())
  const kept = lines.slice(0, maxLines)
  const end = graphemesOf(kept.at(-1)?.trim() ?? '')
  while (context.measureText(`${end.join('')}…`).width > width && end.length > 1) end.pop()
  return [...kept.slice(0, -1).map((line) => line.trim()), `${end.join('').trimEnd()}…`]
}

function fitPhrase(context: CanvasRenderingContext2D, text: string): { lines: string[]; size: number } {
  for (const size of [88, 72, 60]) {
    context.font = displayFont(700, size)
    const lines = linesOf(context, text, right - left, size === 60 ? 3 : 4)
    if (lines.length <= 3) return { lines, size }
  }
  return { lines: [text], size: 60 }
}

function drawProduct(context: CanvasRenderingContext2D, palette: ChartPalette, y: number): void {
  context.font = displayFont(600, 32)
  context.textAlign = 'right'
  context.fillStyle = palette.quiet
  context.fillText('Keytrail', right, y)
  const { width } = context.measureText('Keytrail')
  context.save()
  context.translate(right - width - 44, y - 28)
  context.strokeStyle = palette.quiet
  context.lineWidth = 3.5
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(markPath))
  context.restore()
  context.textAlign = 'left'
}

function drawContent(context: CanvasRenderingContext2D, content: PostContent, palette: ChartPalette): void {
  const { phrase, rank, isRanked, change, dates, handle, isSample, points } = content
  context.textBaseline = 'alphabetic'
  context.fillStyle = palette.quiet
  context.font = bodyFont(500, 36)
  const sample = isSample ? ` · ${postPictureWords.sample}` : ''
  context.fillText(`${postPictureWords.kicker}${sample}`, left, clear.top + 36)
  const { lines, size } = fitPhrase(context, postPictureWords.quoted(phrase))
  context.fillStyle = palette.ink
  let y = clear.top + 70
  for (const line of lines) {
    y += size * 1.1
    context.fillText(line, left, y)
  }
  const rankSize = isRanked ? 260 : 76
  y += rankSize * 0.95 + 30
  context.fillStyle = palette.accent
  context.font = displayFont(800, rankSize)
  context.fillText(rank, left - (isRanked ? rankSize * 0.03 : 0), y, right - left)
  if (change) {
    y += 76
    context.fillStyle = palette.ink
    context.font = bodyFont(600, 46)
    context.fillText(change, left, y, right - left)
  }
  const foot = bottom - 160
  drawTrail(
    context,
    points,
    { left: left + 76, top: y + 60, right: right - 20, bottom: foot },
    {
      colours: palette,
      width: 10,
      text: bodyFont(400, 30),
    },
  )
  context.fillStyle = palette.quiet
  context.font = bodyFont(400, 30)
  context.fillText(dates, left + 76, foot + 48)
  if (handle) {
    context.fillStyle = palette.ink
    context.font = bodyFont(600, 40)
    context.fillText(handle, left, bottom - 12, (right - left) * 0.7)
  }
  drawProduct(context, palette, bottom - 12)
}

/** Returns a PNG in the page's colors. Throws if the browser cannot draw it. */
export async function drawPost(canvas: HTMLCanvasElement, content: PostContent): Promise<Blob> {
  // If the font does not load, the picture uses the fallback font, as the page does.
  await document.fonts.load(displayFont(700, 88), content.phrase).catch(() => undefined)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no canvas')
  const palette = readPalette()
  context.fillStyle = palette.raised
  context.fillRect(0, 0, postSize.width, postSize.height)
  drawContent(context, content, palette)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      'image/png',
    )
  })
}
