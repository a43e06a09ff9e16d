import * as v from 'valibot'
import { readRows } from '../_shared/database.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import type { PlatformDeps } from '../_shared/platform.ts'

const Measures = v.array(
  v.object({ name: v.string(), labels: v.record(v.string(), v.string()), value: v.number() }),
)

const escaped = (text: string) => text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')

/** Formats gauges for Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats/). */
function prometheusText(measures: v.InferOutput<typeof Measures>): string {
  return [...Map.groupBy(measures, ({ name }) => name)]
    .flatMap(([name, named]) => [
      `# TYPE keytrail_${name} gauge`,
      ...named.map(({ labels, value }) => {
        const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
        return `keytrail_${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
      }),
    ])
    .map((line) => `${line}\n`)
    .join('')
}

/** GET with the secret key. The response contains no personal data. */
export const handle = endpoint(
  { method: 'GET', auth: 'server' },
  async (_, { call }: PlatformDeps<'secretKey' | 'call'>) => {
    const measures = readRows(Measures, await call('read_metrics', {}))
    const headers = {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    }
    return new Response(prometheusText(measures), { headers })
  },
)
