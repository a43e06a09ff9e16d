// Describes a chart as plain data. Kept apart from plot.ts, which loads only with the first chart.

export type ChartTone = 'accent' | 'line-1' | 'line-2' | 'line-3' | 'line-4' | 'line-5' | 'quiet'

interface LineEnd {
  text: string
  /** The label's position on the value axis; null for the bottom of the chart. */
  at: number | null
}

export interface ChartLine {
  label: string
  tone: ChartTone
  end?: LineEnd | undefined
  /** One value per x. Null leaves a gap in the line, which is never interpolated. */
  values: readonly (number | null)[]
}

/**
 * - `note`: the user wrote a note at this time
 * - `unranked`: measured, but not among the results
 * - `failed`: not measured
 */
export interface ChartMark {
  at: number
  kind: 'note' | 'unranked' | 'failed'
  text?: string
}

/** A range of values, shaded behind the lines from the x value `since` to the right edge. */
export interface ChartBand {
  since: number
  /** The first and the last value of the range; `to` is null if the range has no end. */
  from: number
  to: number | null
  /** `text` labels the band at its right edge; `at` is the label's position on the value axis. */
  text: string
  at: number
  /** In the chart's table, `label` is the header of the band's column, and `range` the text of its cells. */
  label: string
  range: string
}

interface ChartStretch {
  kind: 'unranked' | 'failed'
  from: number
  to: number
  text: string
}

export interface ChartContent {
  /** Ranks or epoch seconds, ascending. */
  x: readonly number[]
  xAxis: 'rank' | 'time'
  /** Ranks are drawn as steps, with the best on top. The amount axis starts at 0 unless `isLog`. */
  yAxis: 'rank' | 'amount'
  /** The upper end of the amount axis. By default, the axis fits the data. */
  yMax?: number | undefined
  /** For amounts that differ by orders of magnitude. Cannot change after the first render. */
  isLog?: boolean | undefined
  /** The minimum span of the time axis. */
  span?: readonly [from: number, to: number] | undefined
  lines: readonly ChartLine[]
  marks?: readonly ChartMark[] | undefined
  stretches?: readonly ChartStretch[] | undefined
  threshold?: { at: number; text: string } | undefined
  band?: ChartBand | undefined
  best?: { x: number; y: number; text: string } | undefined
  own?: { x: number; y: number; text: string } | undefined
  formatX: (x: number) => string
  formatY: (y: number) => string
  remarks?: ((index: number) => readonly string[]) | undefined
}
