// What the functions share that only our own server may call: the schedule, and each other.
import { errorAnswer, jsonAnswer } from './answers.ts'
import type { LogFailure } from './log-failure.ts'
import { asSearchFailure, SearchFailure } from './search-failure.ts'
import { requireServer } from './server-caller.ts'

export interface ServerCallDeps {
  secretKey: string
  log: LogFailure
}

/** Gives a caller with the secret key the answer of `work`; anybody else is unauthorized. It never rejects. */
export async function answerServer(
  request: Request,
  method: 'GET' | 'POST',
  { secretKey, log }: ServerCallDeps,
  work: () => Promise<Response>,
): Promise<Response> {
  if (request.method !== method) {
    const error = { code: 'method_not_allowed', message: `Only ${method} is answered here` }
    return jsonAnswer(405, { error }, { allow: method })
  }
  try {
    await requireServer(request.headers, secretKey).catch(() => {
      throw new SearchFailure('unauthorized')
    })
    return await work()
  } catch (error) {
    const failure = asSearchFailure(error)
    if (failure.detail !== '') log(failure, null)
    return errorAnswer(failure, {})
  }
}

/** Answers a POST that carries the secret key with what `work` gives, as JSON. It never rejects. */
export function answerServerCall(
  request: Request,
  deps: ServerCallDeps,
  work: () => Promise<Record<string, unknown>>,
): Promise<Response> {
  return answerServer(request, 'POST', deps, async () => jsonAnswer(200, await work(), {}))
}
