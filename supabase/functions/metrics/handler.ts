import * as v from 'valibot'
import { answerServer, type ServerCallDeps } from '../_shared/answer-server-call.ts'
import { type DatabaseCall, readAnswer } from '../_shared/database-call.ts'
import { prometheusText } from './prometheus.ts'

export interface MetricsDeps extends ServerCallDeps {
  call: DatabaseCall
}

const measuresSchema = v.array(
  v.object({ name: v.string(), labels: v.record(v.string(), v.string()), value: v.number() }),
)

/** How the installation does, for Prometheus: GET with the secret key. Numbers only, of nobody in particular. */
export function handle(request: Request, deps: MetricsDeps): Promise<Response> {
  return answerServer(request, 'GET', deps, async () => {
    const measures = readAnswer(measuresSchema, await deps.call('read_metrics', {}))
    const headers = {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    }
    return new Response(prometheusText(measures), { headers })
  })
}
