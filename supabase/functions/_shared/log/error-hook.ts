/** May be sent to a third party, so it must not contain phrases, names or addresses. */
export interface ErrorReport {
  at: string
  place: string | null
  requestId: string | null
  code: string
  detail: string
  searchId?: string | null
}

export type ErrorHook = (report: ErrorReport) => Promise<void>

/** One fault can cause many failures, so each place reports a code at most once within this interval. */
const quietMs = 60_000
const timeoutMs = 3_000

/** The hook never rejects. */
export function createErrorHook(
  url: string,
  fetch: typeof globalThis.fetch,
  clock: () => number = () => Date.now(),
): ErrorHook {
  const reported = new Map<string, number>()
  return async (report) => {
    const kind = `${report.place} ${report.code}`
    const now = clock()
    if (now - (reported.get(kind) ?? Number.NEGATIVE_INFINITY) < quietMs) return
    reported.set(kind, now)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // Slack and Mattermost show `text`; other services read the fields.
        body: JSON.stringify({ text: `${kind}: ${report.detail}`, ...report }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
    } catch {
      // The error is already in the log.
    }
  }
}
