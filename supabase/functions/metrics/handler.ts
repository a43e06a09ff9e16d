import * as v from 'valibot'
import type { ServerCallDeps } from '../_shared/answer-server-call.ts'
import { errorAnswer, jsonAnswer } from '../_shared/answers.ts'
import { type DatabaseCall, readAnswer } from '../_shared/database-call.ts'
import { asSearchFailure, SearchFailure } from '../_shared/search-failure.ts'
import { requireServer } from '../_shared/server-caller.ts'
import { prometheusText } from './prometheus.ts'

export interface MetricsDeps extends ServerCallDeps {
  call: DatabaseCall
}

const measuresSchema = v.array(
  v.object({ name: v.string(), labels: v.record(v.string(), v.string()), value: v.number() }),
)

/** How the installation does, for Prometheus: GET with the secret key. Numbers only, of nobody in particular. */
export async function handle(request: Request, { secretKey, call, log }: MetricsDeps): Promise<Response> {
  if (request.method !== 'GET') {
    const error = { code: 'method_not_allowed', message: 'Only GET is answered here' }
    return jsonAnswer(405, { error }, { allow: 'GET' })
  }
  try {
    await requireServer(request.headers, secretKey).catch(() => {
      throw new SearchFailure('unauthorized')
    })
    const measures = readAnswer(measuresSchema, await call('read_metrics', {}))
    const headers = {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    }
    return new Response(prometheusText(measures), { headers })
  } catch (error) {
    const failure = asSearchFailure(error)
    if (failure.detail !== '') log(failure, null)
    return errorAnswer(failure, {})
  }
}
