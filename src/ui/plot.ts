// The one place that speaks to uPlot. A plot is made once and then only told what to show: never rebuilt.
import uPlot from 'uplot'
import type { ChartContent, ChartLine } from './chart-content.ts'
import { type Palette, readPalette } from './palette.ts'
import { drawMarks, markStrip } from './plot-marks.ts'
import { amountRange, amountSteps, rankRange, rankTicks, timeTick, xRange } from './plot-scales.ts'

export interface PlotPoint {
  index: number
  /** In CSS pixels of the host. */
  left: number
}

export interface Plot {
  show(content: ChartContent): void
  resize(width: number): void
  /** Draws again in the colours of the page. */
  recolour(): void
  /** Points at an index as a mouse would; null lets go. */
  pointAt(index: number | null): void
  canvas(): HTMLCanvasElement
  palette(): Palette
  destroy(): void
}

const font = '12px system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif'
const dashes: Partial<Record<ChartLine['tone'], number[]>> = {
  average: [6, 5],
  'line-2': [8, 4],
  'line-3': [2, 3],
  'line-4': [10, 3, 2, 3],
  'line-5': [4, 2],
}
/** More points than this and only those between two gaps get a dot. */
const dottedUpTo = 62

interface PlotOptions {
  host: HTMLElement
  content: ChartContent
  height: number
  onPoint(point: PlotPoint | null): void
}

export function createPlot({ host, content, height, onPoint }: PlotOptions): Plot {
  let shown = content
  let palette = readPalette(host)

  const ranks = () => shown.yAxis === 'rank'
  const axisStroke = () => palette.quiet
  const grid = { stroke: () => palette.grid, width: 1 }

  function seriesOf({ label, tone }: ChartLine): uPlot.Series {
    const stroke = () => palette[tone]
    const isDotted = tone !== 'average'
    return {
      label,
      stroke,
      width: tone === 'accent' ? 2 : 1.5,
      ...(dashes[tone] ? { dash: dashes[tone] } : {}),
      points: {
        show: () => isDotted && shown.x.length <= dottedUpTo,
        filter: (plot, index, show) => (show || !isDotted ? null : lonely(plot.data[index] ?? [])),
        size: tone === 'accent' ? 6 : 4,
        width: 0,
        fill: stroke,
      },
    }
  }

  const options: uPlot.Options = {
    width: Math.max(host.clientWidth, 1),
    height,
    padding: [10, 12, null, null],
    legend: { show: false },
    focus: { alpha: 1 },
    cursor: {
      y: false,
      move: onNearest,
      drag: { x: false, y: false, setScale: false },
      points: { size: 9 },
    },
    scales: {
      x: { time: content.xAxis === 'time', range: () => xRange(shown) },
      y: {
        dir: content.yAxis === 'rank' ? -1 : 1,
        range: (_, min, max) => (ranks() ? rankRange(min, max) : amountRange(max, shown.yMax)),
      },
    },
    series: [{}, ...content.lines.map(seriesOf)],
    axes: [
      {
        font,
        stroke: axisStroke,
        grid: { ...grid, show: false },
        ticks: { ...grid, size: 4 },
        gap: content.marks ? markStrip : 4,
        size: content.marks ? 32 + markStrip : 32,
        space: 56,
        ...(content.xAxis === 'rank'
          ? {
              splits: (plot: uPlot, _axis: number, min: number, max: number) =>
                rankTicks([min, max], plot.bbox.width / devicePixelRatio, 32),
              values: (_: uPlot, ticks: number[]) => ticks.map(String),
            }
          : {
              values: (_: uPlot, ticks: number[], _axis: number, _room: number, step: number) =>
                ticks.map((tick) => timeTick(tick, step)),
            }),
      },
      {
        font,
        stroke: axisStroke,
        grid,
        ticks: { show: false },
        gap: 8,
        size: (_, labels) => 18 + 7 * Math.max(1, ...(labels ?? []).map((label) => label.length)),
        values: (_, ticks) => ticks.map((tick) => shown.formatY(tick)),
        ...(content.yAxis === 'rank'
          ? {
              splits: (plot: uPlot, _axis: number, min: number, max: number) =>
                rankTicks([min, max], plot.bbox.height / devicePixelRatio, 28),
            }
          : { incrs: amountSteps, space: 40 }),
      },
    ],
    hooks: {
      draw: [(plot) => drawMarks(plot, shown.marks ?? [], palette)],
      setCursor: [(plot) => onPoint(pointOf(plot))],
    },
  }

  const plot = new uPlot(options, dataOf(content), host)
  followFingers(plot)

  return {
    show(next) {
      const kept = shown.lines
      shown = next
      plot.batch(() => {
        if (!sameSeries(kept, next.lines)) {
          for (let index = plot.series.length - 1; index > 0; index -= 1) plot.delSeries(index)
          for (const line of next.lines) plot.addSeries(seriesOf(line))
        }
        plot.setData(dataOf(next))
      })
    },
    resize(width) {
      if (width > 0 && width !== plot.width) plot.setSize({ width, height })
    },
    recolour() {
      palette = readPalette(host)
      plot.redraw(false, true)
    },
    pointAt(index) {
      const x = index === null ? undefined : shown.x[index]
      plot.setCursor(
        x === undefined ? { left: -10, top: -10 } : { left: plot.valToPos(x, 'x'), top: 10 },
        true,
      )
    },
    canvas: () => plot.ctx.canvas,
    palette: () => palette,
    destroy: () => plot.destroy(),
  }
}

function dataOf({ x, lines }: ChartContent): uPlot.AlignedData {
  return [[...x], ...lines.map((line) => [...line.values])]
}

function sameSeries(one: readonly ChartLine[], other: readonly ChartLine[]): boolean {
  return one.length === other.length && one.every((line, index) => line.tone === other[index]?.tone)
}

/** A value between two gaps makes no line: without a dot it would not be seen. */
function lonely(values: ArrayLike<number | null | undefined>): number[] {
  const found: number[] = []
  for (let index = 0; index < values.length; index += 1) {
    if (values[index] != null && values[index - 1] == null && values[index + 1] == null) found.push(index)
  }
  return found
}

/** The cursor stands at the point that is read, which is the nearest to the mouse or the finger. */
function onNearest(plot: uPlot, left: number, top: number): [left: number, top: number] {
  const x = left < 0 ? undefined : plot.data[0]?.[plot.posToIdx(left)]
  return [x == null ? left : plot.valToPos(x, 'x'), top]
}

function pointOf(plot: uPlot): PlotPoint | null {
  const { idx, left = -1 } = plot.cursor
  if (idx == null || left < 0) return null
  const x = plot.data[0]?.[idx]
  return x == null ? null : { index: idx, left: plot.bbox.left / devicePixelRatio + plot.valToPos(x, 'x') }
}

/** uPlot listens to the mouse. A finger that is drawn sideways points too; drawn up or down it scrolls the page. */
function followFingers(plot: uPlot): void {
  const { over } = plot
  over.style.touchAction = 'pan-y'
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    const box = over.getBoundingClientRect()
    plot.setCursor({ left: event.clientX - box.left, top: event.clientY - box.top })
  }
  over.addEventListener('pointerdown', follow)
  over.addEventListener('pointermove', follow)
}
