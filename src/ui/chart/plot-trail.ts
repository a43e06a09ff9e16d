import uPlot from 'uplot'

/**
 * Returns the gaps in the line, as ranges of x. If the next check has no rank, the line continues halfway to
 * that check, but by no more than half of the previous interval.
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

/** Returns the gaps in canvas pixels. Each gap also covers the width of the vertical line at its end. */
function gapsInPixels(plot: uPlot, seriesIndex: number): uPlot.Series.Gaps {
  const half = ((plot.series[seriesIndex]?.width ?? 0) * devicePixelRatio) / 2
  const toPixel = (x: number) => plot.valToPos(x, 'x', true)
  return trailGaps([...(plot.data[0] ?? [])], [...(plot.data[seriesIndex] ?? [])]).map(([from, to]) => [
    toPixel(from) + half,
    // uPlot draws the line at whole pixels.
    Math.ceil(Math.round(toPixel(to)) + half),
  ])
}

const paths = uPlot.paths.stepped?.({ align: 1, extend: true })

export const trail: Pick<uPlot.Series, 'paths' | 'gaps'> = paths ? { paths, gaps: gapsInPixels } : {}
