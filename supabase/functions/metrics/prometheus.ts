export interface Measure {
  name: string
  labels: Record<string, string>
  value: number
}

const escaped = (text: string) => text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')

/** Gauges in Prometheus's text format (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export function prometheusText(measures: readonly Measure[]): string {
  const names = [...new Set(measures.map(({ name }) => name))]
  return names
    .flatMap((name) => [
      `# TYPE keytrail_${name} gauge`,
      ...measures
        .filter((measure) => measure.name === name)
        .map(({ labels, value }) => {
          const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
          return `keytrail_${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
        }),
    ])
    .map((line) => `${line}\n`)
    .join('')
}
