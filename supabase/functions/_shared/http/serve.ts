import * as v from 'valibot'
import { httpUrl, readEnv } from '../env.ts'
import { createErrorHook } from '../log/error-hook.ts'
import { reportTo } from '../log/log-failure.ts'
import { waitUntil } from '../log/wait-until.ts'

const hookSchema = v.object({
  ERROR_HOOK_URL: v.optional(httpUrl),
})

/** Serves `handle` with `deps`. A request whose caller has gone is worked on until its credit is settled. */
export function serve<Deps>(handle: (request: Request, deps: Deps) => Promise<Response>, deps: Deps): void {
  const { ERROR_HOOK_URL } = readEnv(hookSchema)
  if (ERROR_HOOK_URL) reportTo(createErrorHook(ERROR_HOOK_URL, fetch))
  Deno.serve((request) => {
    const response = handle(request, deps)
    waitUntil(response)
    return response
  })
}
