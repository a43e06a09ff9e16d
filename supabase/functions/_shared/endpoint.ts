// What the functions about accounts, money, contact and batches share: method, CORS, and how success and failure are
// answered.
import { jsonAnswer } from './answers.ts'
import { asCallFailure, CallFailure } from './call-failure.ts'
import { complain } from './complain.ts'
import { corsHeaders, preflightAnswer } from './cors.ts'

export interface EndpointDeps {
  allowedOrigins: readonly string[]
  /** Notes a failure for the operator. */
  log: (failure: CallFailure) => void
}

const retryAfterSec = 600

/** One line of JSON on the function's log. */
export function logCallFailure({ code, detail }: CallFailure): void {
  complain({ code, detail })
}

/** Answers one request with what `work` gives, or with `{"error":{"code","message"}}`. It never rejects. */
export async function answerCall(
  request: Request,
  { allowedOrigins, log }: EndpointDeps,
  method: 'GET' | 'POST',
  work: () => Promise<Record<string, unknown>>,
): Promise<Response> {
  const methods = `${method}, OPTIONS`
  if (request.method === 'OPTIONS') return preflightAnswer(request, allowedOrigins, methods)
  const cors = corsHeaders(request, allowedOrigins)
  try {
    if (request.method !== method) throw new CallFailure('method_not_allowed')
    return jsonAnswer(200, await work(), cors)
  } catch (error) {
    const failure = asCallFailure(error)
    if (failure.detail !== '') log(failure)
    const { code, message, status } = failure
    const extra: Record<string, string> = {}
    if (status === 405) extra.allow = methods
    if (status === 429) extra['retry-after'] = String(retryAfterSec)
    return jsonAnswer(status, { error: { code, message } }, { ...cors, ...extra })
  }
}
