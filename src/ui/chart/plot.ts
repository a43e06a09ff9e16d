// The only module that calls uPlot. A plot is created once and then updated, never rebuilt.
import uPlot from 'uplot'
import { now } from '#src/lib/clock.ts'
import type { ChartContent, ChartLine } from './chart-content.ts'
import { type ChartPalette, readPalette } from './palette.ts'
import { drawBand, drawEnds, drawPoints, drawThreshold, endRoom } from './plot-labels.ts'
import { drawMarks, drawStretches, markStrip } from './plot-marks.ts'
import { drawDots, drawOwn } from './plot-points.ts'
import {
  amountRange,
  amountSteps,
  logRange,
  logScale,
  logTicks,
  rankRange,
  rankTicks,
  tickText,
  timeTick,
  timeTicks,
  xRange,
} from './plot-scales.ts'
import { trail } from './plot-trail.ts'

export interface PlotPoint {
  index: number
  /** In CSS pixels of the host. */
  left: number
  /** Whether a finger points, which covers what is near it. */
  touched: boolean
}

export interface Plot {
  show(content: ChartContent): void
  resize(width: number): void
  /** Redraws in the page's current colours. */
  recolour(): void
  /** Points at an index as a mouse would; null clears it. */
  pointAt(index: number | null): void
  canvas(): HTMLCanvasElement
  palette(): ChartPalette
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
/** Beyond this many points, only points between two gaps get a dot: the steps or the line show the others. */
const dottedUpTo = { rank: 14, amount: 62 }

interface PlotOptions {
  host: HTMLElement
  content: ChartContent
  height: number
  /** Whether the chart is in a strip that is swiped: then it reacts to taps only. */
  swiped: boolean
  onPoint(point: PlotPoint | null): void
}

export function createPlot({ host, content, height, swiped, onPoint }: PlotOptions): Plot {
  let shown = content
  let palette = readPalette(host)
  let touched = false

  const ranks = () => shown.yAxis === 'rank'
  const axisStroke = () => palette.quiet
  const grid = { stroke: () => palette.grid, width: 1 }

  // Neighbours by rank are not a time series: the points carry the data, the line between them only guides the eye.
  const isScatter = content.yAxis === 'amount' && content.xAxis === 'rank'
  const lineWidth = (isOwn: boolean) => (isOwn ? (ranks() ? 2.5 : 1.5) : 1.25)

  const lineAlpha = (tone: ChartLine['tone']) => {
    if (tone === 'accent') return isScatter ? 0.35 : 1
    return tone === 'average' ? 1 : 0.7
  }

  function makeSeries({ label, tone }: ChartLine): uPlot.Series {
    const stroke = () => palette[tone]
    const isDotted = tone !== 'average' && !isScatter
    const isOwn = tone === 'accent'
    return {
      label,
      stroke,
      width: lineWidth(isOwn),
      alpha: lineAlpha(tone),
      ...(ranks() ? trail : {}),
      ...(dashes[tone] ? { dash: dashes[tone] } : {}),
      points: {
        show: () => isDotted && shown.x.length <= dottedUpTo[shown.yAxis],
        filter: (plot, index, show) => (show || !isDotted ? null : lonely(plot.data[index] ?? [])),
        size: isOwn ? 6 : 4,
        width: 0,
        fill: stroke,
      },
    }
  }

  const options: uPlot.Options = {
    width: Math.max(host.clientWidth, 1),
    height,
    padding: [content.marks ? 20 : 10, (plot) => endRoom(plot, shown), null, null],
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
        ...(content.isLog ? { distr: 100, ...logScale } : {}),
        range: (_, min, max) => {
          if (ranks()) return rankRange(min, max, shown.threshold?.at, shown.band)
          return content.isLog ? logRange(min, max) : amountRange(max, shown.yMax)
        },
      },
    },
    series: [{}, ...content.lines.map(makeSeries)],
    axes: [
      {
        font,
        stroke: axisStroke,
        grid: { ...grid, show: false },
        ticks: { ...grid, size: 4 },
        gap: content.marks ? markStrip : 4,
        // A chart among several is low, so its axis takes only the space its labels need.
        size: swiped ? 22 : content.marks ? 32 + markStrip : 32,
        space: 56,
        ...(content.xAxis === 'rank'
          ? {
              splits: (plot: uPlot, _axis: number, min: number, max: number) =>
                rankTicks([min, max], plot.bbox.width / devicePixelRatio, 32),
              values: (_: uPlot, ticks: number[]) => ticks.map(String),
            }
          : {
              splits: (_: uPlot, _axis: number, min: number, max: number) => timeTicks([min, max]),
              values: (_: uPlot, ticks: number[]) =>
                ticks.map((tick) => timeTick(tick, xRange(shown), now())),
            }),
      },
      {
        font,
        stroke: axisStroke,
        grid,
        ticks: { show: false },
        gap: 8,
        size: (_, labels) => 18 + 7 * Math.max(1, ...(labels ?? []).map((label) => label.length)),
        values: (_, ticks) => ticks.map((tick) => tickText(shown.formatY(tick))),
        ...(content.yAxis === 'rank'
          ? {
              splits: (plot: uPlot, _axis: number, min: number, max: number) =>
                rankTicks([min, max], plot.bbox.height / devicePixelRatio, 28),
            }
          : amountAxis(content)),
      },
    ],
    hooks: {
      drawAxes: [
        (plot) => drawStretches(plot, shown.stretches ?? [], palette),
        (plot) => drawBand(plot, shown, palette),
        (plot) => drawThreshold(plot, shown, palette),
      ],
      draw: [
        (plot) => isScatter && drawDots(plot, shown, palette),
        (plot) => drawMarks(plot, shown.marks ?? [], palette),
        (plot) => drawPoints(plot, shown, palette),
        (plot) => drawOwn(plot, shown, palette),
        (plot) => drawEnds(plot, shown, palette),
      ],
      setCursor: [(plot) => onPoint(readPoint(plot, touched))],
    },
  }

  const plot = new uPlot(options, alignData(content), host)
  followFingers(plot, swiped, (byFinger) => {
    touched = byFinger
  })

  return {
    show(next) {
      const kept = shown.lines
      shown = next
      plot.batch(() => {
        if (!sameSeries(kept, next.lines)) {
          for (let index = plot.series.length - 1; index > 0; index -= 1) plot.delSeries(index)
          for (const line of next.lines) plot.addSeries(makeSeries(line))
        }
        plot.setData(alignData(next))
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
      touched = false
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

function amountAxis({ isLog }: ChartContent): uPlot.Axis {
  if (!isLog) return { incrs: amountSteps, space: 40 }
  return {
    // By default the library labels only some of the ticks of such a scale.
    filter: (_, ticks) => ticks,
    splits: ({ bbox }, _axis, min, max) => logTicks([min, max], bbox.height / devicePixelRatio / 32),
  }
}

function alignData({ x, lines }: ChartContent): uPlot.AlignedData {
  return [[...x], ...lines.map((line) => [...line.values])]
}

function sameSeries(one: readonly ChartLine[], other: readonly ChartLine[]): boolean {
  return one.length === other.length && one.every((line, index) => line.tone === other[index]?.tone)
}

/** A value between two gaps makes no line: without a dot it would be invisible. */
function lonely(values: ArrayLike<number | null | undefined>): number[] {
  const found: number[] = []
  for (let index = 0; index < values.length; index += 1) {
    if (values[index] != null && values[index - 1] == null && values[index + 1] == null) found.push(index)
  }
  return found
}

/** The cursor is at the selected point, the nearest to the mouse or the finger. */
function onNearest(plot: uPlot, left: number, top: number): [left: number, top: number] {
  const x = left < 0 ? undefined : plot.data[0]?.[plot.posToIdx(left)]
  return [x == null ? left : plot.valToPos(x, 'x'), top]
}

function readPoint(plot: uPlot, touched: boolean): PlotPoint | null {
  const { idx, left = -1 } = plot.cursor
  if (idx == null || left < 0) return null
  const x = plot.data[0]?.[idx]
  if (x == null) return null
  return { index: idx, left: plot.bbox.left / devicePixelRatio + plot.valToPos(x, 'x'), touched }
}

/** uPlot handles the mouse. A horizontal drag by a finger also moves the cursor; a vertical one scrolls the page. */
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
