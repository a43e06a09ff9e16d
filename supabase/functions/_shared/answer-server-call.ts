// What the functions share that only our own server may call: the schedule, and each other.
import { errorAnswer, jsonAnswer } from './answers.ts'
import type { LogFailure } from './log-failure.ts'
import { asSearchFailure, SearchFailure } from './search-failure.ts'
import { requireServer } from './server-caller.ts'

export interface ServerCallDeps {
  secretKey: string
  log: LogFailure
}

/** Answers a POST that carries the secret key with what `work` gives; anybody else is unauthorized. It never rejects. */
export async function answerServerCall(
  request: Request,
  { secretKey, log }: ServerCallDeps,
  work: () => Promise<Record<string, unknown>>,
): Promise<Response> {
  if (request.method !== 'POST') {
    const error = { code: 'method_not_allowed', message: 'Only POST is answered here' }
    return jsonAnswer(405, { error }, { allow: 'POST' })
  }
  try {
    await requireServer(request.headers, secretKey).catch(() => {
      throw new SearchFailure('unauthorized')
    })
    return jsonAnswer(200, await work(), {})
  } catch (error) {
    const failure = asSearchFailure(error)
    if (failure.detail !== '') log(failure, null)
    return errorAnswer(failure, {})
  }
}
