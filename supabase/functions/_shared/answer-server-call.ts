// What the functions share that only our own server may call: the schedule, and each other.
import { createHash, timingSafeEqual } from 'node:crypto'
import { errorAnswer, jsonAnswer } from './answers.ts'
import type { LogFailure } from './log-failure.ts'
import { asSearchFailure, SearchFailure } from './search-failure.ts'

export interface ServerCallDeps {
  secretKey: string
  log: LogFailure
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function carriesKey({ headers }: Request, secretKey: string): boolean {
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(token), digest(secretKey))
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
    if (!carriesKey(request, secretKey)) throw new SearchFailure('unauthorized')
    return jsonAnswer(200, await work(), {})
  } catch (error) {
    const failure = asSearchFailure(error)
    if (failure.detail !== '') log(failure, null)
    return errorAnswer(failure, {})
  }
}
