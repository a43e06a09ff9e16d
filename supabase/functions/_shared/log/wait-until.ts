interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void
}

/**
 * Has the worker live until `work` is done: hosted Supabase may end one whose caller has gone
 * (https://supabase.com/docs/guides/functions/background-tasks).
 */
export function waitUntil(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: EdgeRuntime }
  EdgeRuntime?.waitUntil(work)
}
