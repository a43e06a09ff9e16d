interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void
}

/**
 * Keeps the worker alive until `work` is done: hosted Supabase may end it when the caller disconnects
 * (https://supabase.com/docs/guides/functions/background-tasks).
 */
export function waitUntil(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: EdgeRuntime }
  EdgeRuntime?.waitUntil(work)
}
