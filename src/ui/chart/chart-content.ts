// The content of a chart as plain data: plot.ts, which draws it, is loaded with the first chart.

export type ChartTone = 'accent' | 'line-1' | 'line-2' | 'line-3' | 'line-4' | 'line-5' | 'average'

export interface LineEnd {
  text: string
  /** The value it is placed beside; null for the foot of the chart. */
  at: number | null
}

export interface ChartLine {
  label: string
  tone: ChartTone
  /** The label at the end of the line, in place of a legend. */
  end?: LineEnd | undefined
  /** One per x; null is a gap and is never interpolated. */
  values: readonly (number | null)[]
}

/**
 * - `note`: the owner wrote a note at this time
 * - `unranked`: measured, but not among the results
 * - `failed`: not measured
 */
export interface ChartMark {
  at: number
  kind: 'note' | 'unranked' | 'failed'
  /** The label beside a note's flag. */
  text?: string
}

/** A range of values from `since` on, behind the lines. */
export interface ChartBand {
  since: number
  /** `to` is null if the range has no end. */
  from: number
  to: number | null
  /** The label at its end, in place of a legend, and the value it is placed beside. */
  text: string
  at: number
  /** Its column in the table: the header, and the range. */
  label: string
  range: string
}

/** A stretch of x with marks of one kind only, and its label. */
export interface ChartStretch {
  kind: 'unranked' | 'failed'
  from: number
  to: number
  text: string
}

export interface ChartContent {
  /** Ascending. Ranks, or epoch seconds. */
  x: readonly number[]
  xAxis: 'rank' | 'time'
  /** Ranks have the first one on top and hold until the next check; amounts start at 0. */
  yAxis: 'rank' | 'amount'
  /** The end of the axis of amounts; fitted to the data by default. */
  yMax?: number | undefined
  /** A logarithmic scale, for amounts that differ by orders of magnitude. Cannot change after the first render. */
  isLog?: boolean | undefined
  /** The minimum span of the time axis. */
  span?: readonly [from: number, to: number] | undefined
  lines: readonly ChartLine[]
  marks?: readonly ChartMark[] | undefined
  stretches?: readonly ChartStretch[] | undefined
  /** A target value, as a dotted line. */
  threshold?: { at: number; text: string } | undefined
  band?: ChartBand | undefined
  /** A point to highlight with a ring and a label. */
  best?: { x: number; y: number; text: string } | undefined
  /** The index of the owner's point among those of others, and its label. */
  own?: { x: number; y: number; text: string } | undefined
  formatX: (x: number) => string
  formatY: (y: number) => string
  /** Additional text about the point at this index. */
  remarks?: ((index: number) => readonly string[]) | undefined
}
