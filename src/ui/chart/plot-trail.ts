// A line of ranks is a trail of steps: each rank holds until the next check.
import uPlot from 'uplot'

/**
 * Where such a line is not drawn, as stretches of x. Before a check that measured no rank the last one holds half of the
 * way, and no longer than half of what it took since the check before; the newest ends where it was measured.
 */
export function trailGaps(
  x: readonly number[],
  values: readonly (number | null | undefined)[],
): [from: number, to: number][] {
  const gaps: [number, number][] = []
  let from: number | null = null
  for (const [index, at] of x.entries()) {
    if (values[index] == null) continue
    if (from !== null) gaps.push([from, at])
    const way = (x[index + 1] ?? at) - at
    const isHeld = values[index + 1] != null
    from = isHeld ? null : at + Math.min(way, at - (x[index - 1] ?? at - way)) / 2
  }
  if (from !== null) gaps.push([from, Number.POSITIVE_INFINITY])
  return gaps
}

/** The same in the pixels of the plot; the rise at the end of a gap is part of no line, not even half a pixel of it. */
function gapsInPixels(plot: uPlot, seriesIndex: number): uPlot.Series.Gaps {
  const half = ((plot.series[seriesIndex]?.width ?? 0) * devicePixelRatio) / 2
  const pixelOf = (x: number) => plot.valToPos(x, 'x', true)
  return trailGaps([...(plot.data[0] ?? [])], [...(plot.data[seriesIndex] ?? [])]).map(([from, to]) => [
    pixelOf(from) + half,
    // The line is drawn at whole pixels.
    Math.ceil(Math.round(pixelOf(to)) + half),
  ])
}

const paths = uPlot.paths.stepped?.({ align: 1, extend: true })

/** What makes a series of a plot such a line. */
export const trail: Pick<uPlot.Series, 'paths' | 'gaps'> = paths ? { paths, gaps: gapsInPixels } : {}
