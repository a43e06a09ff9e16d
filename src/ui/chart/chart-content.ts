// Describes a chart as plain data. Separate from plot.ts, because that code loads with the first chart.

export type ChartTone = 'accent' | 'line-1' | 'line-2' | 'line-3' | 'line-4' | 'line-5' | 'quiet'

export interface LineEnd {
  text: string
  /** The label's position on the value axis; null for the bottom of the chart. */
  at: number | null
}

export interface ChartLine {
  label: string
  tone: ChartTone
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
  text?: string
}

/** A range of values shaded behind the lines, from `since` on. */
export interface ChartBand {
  since: number
  /** `to` is null if the range has no end. */
  from: number
  to: number | null
  /** The label at the band's end, and its position on the value axis. */
  text: string
  at: number
  /** The header and the text of the band's column in the table. */
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
  /** Ranks are drawn as steps, with the best rank on top; amounts start at 0 unless `isLog`. */
  yAxis: 'rank' | 'amount'
  /** The end of the amount axis; fitted to the data by default. */
  yMax?: number | undefined
  /** A logarithmic scale, for amounts that differ by orders of magnitude. Cannot change after the first render. */
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
