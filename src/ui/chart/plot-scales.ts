import { daysOfMonth, hours, months } from '#src/lib/locale.ts'
import { chartWords } from '#src/words/controls/chart.ts'
import type { ChartBand, ChartContent } from './chart-content.ts'

type Range = [min: number, max: number]

/** Steps between ticks, chosen so that labels such as "12.5K" need at most one decimal. */
export const amountSteps = Array.from({ length: 16 }, (_, power) =>
  [1, 2, 5].map((n) => n * 10 ** power),
).flat()

const rankSteps = [1, 2, 5, 10, 20, 50, 100]

export function xRange({ x, xAxis, span }: ChartContent): Range {
  const first = Math.min(x[0] ?? 0, span?.[0] ?? Number.POSITIVE_INFINITY)
  const last = Math.max(x.at(-1) ?? 1, span?.[1] ?? Number.NEGATIVE_INFINITY)
  if (last > first) return [first, last]
  const room = xAxis === 'time' ? 43_200 : 1
  return [first - room, last + room]
}

/** The axis includes a threshold that is at most this many ranks outside the range of the other ranks. */
const nearRanks = 3

export function rankRange(
  bestRank: number | null,
  worstRank: number | null,
  threshold?: number,
  band?: Pick<ChartBand, 'from' | 'to'>,
): Range {
  const best = band ? Math.min(bestRank ?? band.from, band.from) : bestRank
  const worst = band ? Math.max(worstRank ?? band.from, band.to ?? band.from) : worstRank
  const isNear =
    threshold !== undefined &&
    threshold >= (best ?? threshold) - nearRanks &&
    threshold <= (worst ?? threshold) + nearRanks
  const top = Math.max(1, Math.min(best ?? 1, isNear ? threshold : Number.POSITIVE_INFINITY) - 1)
  const floor = Math.max(worst ?? 1, isNear ? threshold : 1) + 1
  return [top - 0.5, Math.max(floor, top + 4) + 0.5]
}

/** Evenly spaced whole ranks, at least `room` pixels apart if possible. */
export function rankTicks([min, max]: Range, length: number, room: number): number[] {
  const most = Math.max(2, Math.floor(length / room))
  const step = rankSteps.find((size) => (max - min) / size <= most) ?? 200
  const first = Math.max(step, Math.ceil(min / step) * step)
  return Array.from({ length: Math.floor((max - first) / step) + 1 }, (_, n) => first + n * step)
}

/** Starts at 0, because a truncated axis would exaggerate small differences. */
export function amountRange(most: number | null, yMax: number | undefined): Range {
  if (yMax !== undefined) return [0, yMax]
  return [0, most === null || most <= 0 ? 1 : most * 1.08]
}

/** A logarithmic scale that includes 0. */
export const logScale = {
  fwd: (amount: number) => Math.log10(1 + amount),
  bwd: (step: number) => 10 ** step - 1,
}

/** Starts at the power of ten at or below the smallest amount, or at 0 if that amount is below 1. */
export function logRange(least: number | null, most: number | null): Range {
  if (most === null || most <= 0) return [0, 1]
  return [least === null || least < 1 ? 0 : 10 ** Math.floor(Math.log10(least)), most * 1.5]
}

/** At most `count` evenly spaced powers of ten, and 0 if the axis begins there. */
export function logTicks([min, max]: Range, count: number): number[] {
  const last = Math.floor(Math.log10(Math.max(max, 1)))
  const first = min < 1 ? 1 : Math.ceil(Math.log10(min))
  const step = Math.max(1, Math.ceil((last - first + 1) / count))
  const powers = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, n) => last - n * step)
  return [...(min < 1 ? [0] : []), ...powers.toReversed().map((power) => 10 ** power)]
}

/** Removes a trailing zero: "10K" rather than "10.0K". */
export function tickText(amount: string): string {
  return amount.replace(/[.,]0(?=\D|$)/, '')
}

const day = 86_400

export function timeTicks([min, max]: Range): number[] {
  return [0, 1, 2, 3].map((third) => min + (third * (max - min)) / 3)
}

export function timeTick(seconds: number, [min, max]: Range, now: Date): string {
  if (max - min < 3 * day) return hours().format(seconds * 1000)
  const label = daysOfMonth().format(seconds * 1000)
  if (label === daysOfMonth().format(now) && now.getTime() / 1000 - seconds < day) return chartWords.today
  return max - min > 300 * day ? months().format(seconds * 1000) : label
}
