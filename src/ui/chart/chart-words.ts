// The texts of a chart: for its tooltip, its table and screen readers. Pure.
import type { ChartContent } from './chart-content.ts'

/** The values at an index, each with its line's name; lines without a value there are left out. */
export function valuesAt({ lines, formatY }: ChartContent, index: number) {
  return lines.flatMap(({ label, tone, values }) => {
    const value = values[index]
    return value == null ? [] : [{ label, tone, text: formatY(value) }]
  })
}

/** One sentence on the point at an index. */
export function wordsAt(content: ChartContent, index: number): string {
  const x = content.x[index]
  if (x === undefined) return ''
  const values = valuesAt(content, index).map(({ label, text }) => `${label} ${text}`)
  return [content.formatX(x), ...values, ...(content.remarks?.(index) ?? [])].join(', ')
}
