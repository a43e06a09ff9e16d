// A chart's texts for its tooltip, its table and screen readers. Pure.
import type { ChartContent } from './chart-content.ts'

/** The values at an index with the names of their lines, omitting lines without a value there. */
export function valuesAt({ lines, formatY }: ChartContent, index: number) {
  return lines.flatMap(({ label, tone, values }) => {
    const value = values[index]
    return value == null ? [] : [{ label, tone, text: formatY(value) }]
  })
}

/** Describes the point at an index in one sentence. */
export function wordsAt(content: ChartContent, index: number): string {
  const x = content.x[index]
  if (x === undefined) return ''
  const values = valuesAt(content, index).map(({ label, text }) => `${label} ${text}`)
  return [content.formatX(x), ...values, ...(content.remarks?.(index) ?? [])].join(', ')
}
