// What a chart shows. Plain data: the drawing is in plot.ts, which is loaded with the first chart.

export type ChartTone = 'accent' | 'line-1' | 'line-2' | 'line-3' | 'line-4' | 'line-5' | 'average'

export interface LineEnd {
  text: string
  /** The value beside which it stands; null for the foot of the chart. */
  at: number | null
}

export interface ChartLine {
  label: string
  tone: ChartTone
  /** What stands where the line ends, in place of a legend. */
  end?: LineEnd | undefined
  /** One per x; null is a gap and stays one. */
  values: readonly (number | null)[]
}

/**
 * - `note`: the owner noted something then
 * - `unranked`: measured, and not among the results
 * - `failed`: not measured
 */
export interface ChartMark {
  at: number
  kind: 'note' | 'unranked' | 'failed'
  /** What stands beside a note's flag. */
  text?: string
}

/** A stretch of x with marks of one kind only, and what to call it. */
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
  /** Ranks are drawn with the first one on top, and hold until the next check; amounts from 0 up. */
  yAxis: 'rank' | 'amount'
  /** Where the axis of amounts ends; fitted to the data when left out. */
  yMax?: number | undefined
  /** Amounts of which some are many times the others: each step up is ten times the one before. Fixed once drawn. */
  isLog?: boolean | undefined
  /** What the time axis spans at least. */
  span?: readonly [from: number, to: number] | undefined
  lines: readonly ChartLine[]
  marks?: readonly ChartMark[] | undefined
  stretches?: readonly ChartStretch[] | undefined
  /** A value that somebody cares about, as a dotted line. */
  threshold?: { at: number; text: string } | undefined
  /** A point worth a ring and a name. */
  best?: { x: number; y: number; text: string } | undefined
  /** Which point is the owner's, among those of others, and what to call it. */
  own?: { x: number; y: number; text: string } | undefined
  formatX: (x: number) => string
  formatY: (y: number) => string
  /** What else there is to say about the point at this index. */
  remarks?: ((index: number) => readonly string[]) | undefined
}
