import uPlot from 'uplot'
import type { ChartContent, ChartLine } from './chart-content.ts'
import { readPalette } from './palette.ts'
import { type Drawn, makeOptions, makeSeries } from './plot-options.ts'

export interface PlotPoint {
  index: number
  /** The distance from the host's left edge, in CSS pixels. */
  left: number
  touched: boolean
}

export type Plot = ReturnType<typeof createPlot>

export interface PlotOptions {
  host: HTMLElement
  content: ChartContent
  /** In CSS pixels. */
  height: number
  /** Whether the chart is in a swipeable strip, where fingers can only tap it. */
  swiped: boolean
  onPoint(point: PlotPoint | null): void
}

export function createPlot({ host, content, height, swiped, onPoint }: PlotOptions) {
  const drawn: Drawn = { content, palette: readPalette() }
  let touched = false
  const options = makeOptions(drawn, swiped, (plot) => onPoint(readPoint(plot, touched)))
  const size = { width: Math.max(host.clientWidth, 1), height }
  const plot = new uPlot({ ...options, ...size }, alignData(content), host)
  followFingers(plot, swiped, (byFinger) => {
    touched = byFinger
  })

  return {
    show(next: ChartContent) {
      const kept = drawn.content.lines
      drawn.content = next
      plot.batch(() => {
        if (!sameSeries(kept, next.lines)) {
          for (let index = plot.series.length - 1; index > 0; index -= 1) plot.delSeries(index)
          for (const line of next.lines) plot.addSeries(makeSeries(line, drawn))
        }
        plot.setData(alignData(next))
      })
    },
    resize(width: number) {
      if (width > 0 && width !== plot.width) plot.setSize({ width, height })
    },
    recolour() {
      drawn.palette = readPalette()
      plot.redraw(false, true)
    },
    pointAt(index: number | null) {
      touched = false
      const x = index === null ? undefined : drawn.content.x[index]
      plot.setCursor(
        x === undefined ? { left: -10, top: -10 } : { left: plot.valToPos(x, 'x'), top: 10 },
        true,
      )
    },
    canvas: () => plot.ctx.canvas,
    palette: () => drawn.palette,
    destroy: () => plot.destroy(),
  }
}

function alignData({ x, lines }: ChartContent): uPlot.AlignedData {
  return [[...x], ...lines.map((line) => [...line.values])]
}

function sameSeries(one: readonly ChartLine[], other: readonly ChartLine[]): boolean {
  return one.length === other.length && one.every((line, index) => line.tone === other[index]?.tone)
}

function readPoint(plot: uPlot, touched: boolean): PlotPoint | null {
  const { idx, left = -1 } = plot.cursor
  if (idx == null || left < 0) return null
  const x = plot.data[0]?.[idx]
  if (x == null) return null
  return { index: idx, left: plot.bbox.left / devicePixelRatio + plot.valToPos(x, 'x'), touched }
}

/** Moves the cursor for taps and, outside a strip, for horizontal drags. uPlot handles the mouse. */
function followFingers(plot: uPlot, swiped: boolean, onPointer: (byFinger: boolean) => void): void {
  const { over } = plot
  over.style.touchAction = swiped ? 'pan-x pan-y' : 'pan-y'
  const follow = (event: PointerEvent) => {
    onPointer(event.pointerType !== 'mouse')
    if (event.pointerType === 'mouse') return
    const box = over.getBoundingClientRect()
    plot.setCursor({ left: event.clientX - box.left, top: event.clientY - box.top })
  }
  over.addEventListener('pointerdown', follow)
  over.addEventListener('pointermove', follow)
}
