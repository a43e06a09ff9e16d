import * as v from 'valibot'
import { readEnv } from '../env.ts'
import { httpUrl } from '../http-url.ts'
import { createErrorHook } from '../log/error-hook.ts'
import { reportTo } from '../log/log-failure.ts'

const hookSchema = v.object({
  ERROR_HOOK_URL: v.optional(httpUrl),
})

export function serve<Deps>(handle: (request: Request, deps: Deps) => Promise<Response>, deps: Deps): void {
  const { ERROR_HOOK_URL } = readEnv(hookSchema)
  if (ERROR_HOOK_URL) reportTo(createErrorHook(ERROR_HOOK_URL, fetch))
  Deno.serve((request) => handle(request, deps))
}
