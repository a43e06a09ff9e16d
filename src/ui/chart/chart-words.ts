import type { ChartContent } from './chart-content.ts'

/** Omits lines without a value at the index. */
export function valuesAt({ lines, formatY }: ChartContent, index: number) {
  return lines.flatMap(({ label, tone, values }) => {
    const value = values[index]
    return value == null ? [] : [{ label, tone, text: formatY(value) }]
  })
}

export function wordsAt(content: ChartContent, index: number): string {
  const x = content.x[index]
  if (x === undefined) return ''
  const values = valuesAt(content, index).map(({ label, text }) => `${label} ${text}`)
  return [content.formatX(x), ...values, ...(content.remarks?.(index) ?? [])].join(', ')
}
