import type { Sign } from '#src/domain/insight/opportunity.ts'
import type { FigureName } from '#src/domain/insight/video-figures.ts'
import { decimals, shortSpans, spans } from '#src/lib/locale.ts'
import { formatCount, formatDuration, formatScore } from '../check/figures.ts'
import { formatSpan } from '../home/ages.ts'
import { insightWords } from './insight.ts'

const formatTenths = (value: number) => decimals().format(Math.round(value * 10) / 10)

const formats: Record<FigureName, (value: number) => string> = {
  length: formatDuration,
  age: (seconds) => formatSpan(seconds),
  plays: formatCount,
  saves: formatTenths,
  comments: formatTenths,
  shares: formatTenths,
  hashtags: String,
  vqScore: (value) => formatScore(Math.round(value * 10) / 10),
}

export function formatFigure(name: FigureName, value: number): string {
  return formats[name](value).replaceAll(' ', '\u00a0')
}

/** A figure short enough for a table column on a phone: "5 mths". */
export function shortFigure(name: FigureName, value: number): string {
  return name === 'age'
    ? formatSpan(value, shortSpans()).replaceAll(' ', '\u00a0')
    : formatFigure(name, value)
}

/** The measured figure of a sign: "3 of 10", "120 days"; "unknown" if not measured. */
export function formatSign({ name, figure, of }: Sign): string {
  if (figure === null) return insightWords.unknown
  // Formats the age in days, because the limit of this sign is in days.
  return name === 'old' ? spans().day.format(Math.floor(figure / 86_400)) : insightWords.of(figure, of)
}
