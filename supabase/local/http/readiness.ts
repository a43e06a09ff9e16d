const patienceMs = 2_000

/** `send` passes through the same queues as users' requests, so a part that works but is full is not ready. */
export async function readiness(
  publishableKey: string,
  send: (request: Request) => Promise<Response>,
): Promise<{ database: boolean; functions: boolean }> {
  const respondsWith = (status: number, path: string) => {
    const signal = AbortSignal.timeout(patienceMs)
    const late = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)))
    const request = new Request(`http://localhost${path}`, { headers: { apikey: publishableKey }, signal })
    const response = send(request).then(
      (received) => received.status === status,
      () => false,
    )
    return Promise.race([response, late])
  }
  const [database, functions] = await Promise.all([
    respondsWith(200, '/rest/v1/plans?select=level'),
    // No function has an empty name, so the functions host itself responds.
    respondsWith(404, '/functions/v1/'),
  ])
  return { database, functions }
}
