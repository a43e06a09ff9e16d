import * as v from 'valibot'
import { complainBy } from './complain.ts'
import { httpUrl, readEnv } from './env.ts'
import { createErrorHook } from './error-hook.ts'
import { inRequest, requestIdHeader, requestIdOf } from './request-scope.ts'
import { waitUntil } from './wait-until.ts'

const hookSchema = v.object({
  ERROR_HOOK_URL: v.optional(httpUrl),
})

/**
 * Serves `handle`, and tells with each answer by which id its request is known in the logs. A request whose caller has
 * gone is worked on until its credit is settled.
 */
export function serve(handle: (request: Request) => Promise<Response>): void {
  const { ERROR_HOOK_URL } = readEnv(hookSchema)
  if (ERROR_HOOK_URL) complainBy(createErrorHook(ERROR_HOOK_URL, fetch))
  Deno.serve((request) => {
    const requestId = requestIdOf(request.headers)
    const place = new URL(request.url).pathname.split('/')[1] ?? ''
    const answer = inRequest({ requestId, place }, () => handle(request)).then((response) => {
      response.headers.set(requestIdHeader, requestId)
      return response
    })
    waitUntil(answer)
    return answer
  })
}
