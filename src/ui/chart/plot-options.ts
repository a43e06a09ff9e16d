// The functions in uPlot's options read the current content, so that new content needs no new plot.
import type uPlot from 'uplot'
import { now } from '#src/lib/clock.ts'
import type { ChartContent, ChartLine } from './chart-content.ts'
import type { ChartPalette } from './palette.ts'
import {
  drawBand,
  drawEnds,
  drawPoints,
  drawThreshold,
  endRoom,
  labelFamily,
  labelFont,
  labelSize,
} from './plot-labels.ts'
import { drawDots, drawMarks, drawOwn, drawStretches, markStrip } from './plot-marks.ts'
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

type Draw = (plot: uPlot, content: ChartContent, palette: ChartPalette) => void

export interface Drawn {
  content: ChartContent
  palette: ChartPalette
}

const font = `${labelSize}px ${labelFamily}`
const dashes: Partial<Record<ChartLine['tone'], number[]>> = {
  quiet: [6, 5],
  'line-2': [8, 4],
  'line-3': [2, 3],
  'line-4': [10, 3, 2, 3],
  'line-5': [4, 2],
}
/** A chart with more points than this shows dots only for points whose neighbors have no value. */
const dottedUpTo = { rank: 14, amount: 62 }

// Ranks are not a time series: in a chart over ranks, the line only guides the eye between the points.
const isScatter = ({ xAxis, yAxis }: ChartContent) => yAxis === 'amount' && xAxis === 'rank'

function lineAlpha(tone: ChartLine['tone'], content: ChartContent): number {
  if (tone === 'accent') return isScatter(content) ? 0.35 : 1
  return tone === 'quiet' ? 1 : 0.7
}

export function makeSeries({ label, tone }: ChartLine, drawn: Drawn): uPlot.Series {
  const { content } = drawn
  const stroke = () => drawn.palette[tone]
  const isDotted = tone !== 'quiet' && !isScatter(content)
  const isOwn = tone === 'accent'
  const isRank = content.yAxis === 'rank'
  return {
    label,
    stroke,
    width: isOwn ? (isRank ? 2.5 : 1.5) : 1.25,
    alpha: lineAlpha(tone, content),
    ...(isRank ? trail : {}),
    ...(dashes[tone] ? { dash: dashes[tone] } : {}),
    points: {
      show: () => isDotted && drawn.content.x.length <= dottedUpTo[drawn.content.yAxis],
      filter: (plot, index, show) => (show || !isDotted ? null : lonely(plot.data[index] ?? [])),
      size: isOwn ? 6 : 4,
      width: 0,
      fill: stroke,
    },
  }
}

function makeAxes(drawn: Drawn, swiped: boolean): uPlot.Axis[] {
  const { content } = drawn
  const stroke = () => drawn.palette.quiet
  const grid = { stroke: () => drawn.palette.line, width: 1 }
  return [
    {
      font,
      stroke,
      grid: { ...grid, show: false },
      ticks: { ...grid, size: 4 },
      gap: content.marks ? markStrip : 4,
      // The charts in a strip are short, so the axis takes only the space that its labels need.
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
              ticks.map((tick) => timeTick(tick, xRange(drawn.content), now())),
          }),
    },
    {
      font,
      stroke,
      grid,
      ticks: { show: false },
      gap: 8,
      size: (_, labels) => 18 + 7 * Math.max(1, ...(labels ?? []).map((label) => label.length)),
      values: (_, ticks) => ticks.map((tick) => tickText(drawn.content.formatY(tick))),
      ...(content.yAxis === 'rank'
        ? {
            splits: (plot: uPlot, _axis: number, min: number, max: number) =>
              rankTicks([min, max], plot.bbox.height / devicePixelRatio, 28),
          }
        : amountAxis(content)),
    },
  ]
}

export function makeOptions(
  drawn: Drawn,
  swiped: boolean,
  onCursor: (plot: uPlot) => void,
): Omit<uPlot.Options, 'width' | 'height'> {
  const { content } = drawn
  // The draw functions change the canvas's styles without restoring them.
  const toHook = (draw: Draw) => (plot: uPlot) => {
    plot.ctx.save()
    plot.ctx.setLineDash([])
    plot.ctx.font = labelFont(400)
    plot.ctx.textAlign = 'left'
    plot.ctx.textBaseline = 'middle'
    draw(plot, drawn.content, drawn.palette)
    plot.ctx.restore()
  }
  return {
    padding: [content.marks ? 20 : 10, (plot) => endRoom(plot, drawn.content), null, null],
    legend: { show: false },
    focus: { alpha: 1 },
    cursor: {
      y: false,
      move: toNearest,
      drag: { x: false, y: false, setScale: false },
      points: { size: 9 },
    },
    scales: {
      x: { time: content.xAxis === 'time', range: () => xRange(drawn.content) },
      y: {
        dir: content.yAxis === 'rank' ? -1 : 1,
        ...(content.isLog ? { distr: 100, ...logScale } : {}),
        range: (_, min, max) => {
          const { yAxis, threshold, band, yMax } = drawn.content
          if (yAxis === 'rank') return rankRange(min, max, threshold?.at, band)
          return content.isLog ? logRange(min, max) : amountRange(max, yMax)
        },
      },
    },
    series: [{}, ...content.lines.map((line) => makeSeries(line, drawn))],
    axes: makeAxes(drawn, swiped),
    hooks: {
      drawAxes: [drawStretches, drawBand, drawThreshold].map(toHook),
      draw: [...(isScatter(content) ? [drawDots] : []), drawMarks, drawPoints, drawOwn, drawEnds].map(toHook),
      setCursor: [onCursor],
    },
  }
}

function toNearest(plot: uPlot, left: number, top: number): [left: number, top: number] {
  const x = left < 0 ? undefined : plot.data[0]?.[plot.posToIdx(left)]
  return [x == null ? left : plot.valToPos(x, 'x'), top]
}

function amountAxis({ isLog }: ChartContent): uPlot.Axis {
  if (!isLog) return { incrs: amountSteps, space: 40 }
  return {
    // By default, uPlot labels only some ticks of a logarithmic scale.
    filter: (_, ticks) => ticks,
    splits: ({ bbox }, _axis, min, max) => logTicks([min, max], bbox.height / devicePixelRatio / 32),
  }
}

/** Returns the indices of values without neighbors, whose line would be missing or too short to see. */
function lonely(values: ArrayLike<number | null | undefined>): number[] {
  const found: number[] = []
  for (let index = 0; index < values.length; index += 1) {
    if (values[index] != null && values[index - 1] == null && values[index + 1] == null) found.push(index)
  }
  return found
}
