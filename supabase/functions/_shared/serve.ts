interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void
}

/**
 * Serves `handle`. Hosted Supabase may end a worker whose caller has gone; `waitUntil` keeps it until the credit
 * is settled (https://supabase.com/docs/guides/functions/background-tasks).
 */
export function serve(handle: (request: Request) => Promise<Response>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: EdgeRuntime }
  Deno.serve((request) => {
    const answer = handle(request)
    EdgeRuntime?.waitUntil(answer)
    return answer
  })
}
