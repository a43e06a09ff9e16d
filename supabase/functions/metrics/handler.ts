import * as v from 'valibot'
import { type DatabaseCall, readRows } from '../_shared/database.ts'
import { type EndpointDeps, endpoint } from '../_shared/http/endpoint.ts'
import { prometheusText } from './prometheus.ts'

export interface MetricsDeps extends EndpointDeps {
  secretKey: string
  call: DatabaseCall
}

const measuresSchema = v.array(
  v.object({ name: v.string(), labels: v.record(v.string(), v.string()), value: v.number() }),
)

/** Responds without personal data: GET with the secret key. */
export const handle = endpoint({ method: 'GET', auth: 'server' }, async (_, { call }: MetricsDeps) => {
  const measures = readRows(measuresSchema, await call('read_metrics', {}))
  const headers = {
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  }
  return new Response(prometheusText(measures), { headers })
})
