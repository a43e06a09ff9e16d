/** What went wrong, without phrases, names and addresses. */
export interface Complaint {
  at: string
  place: string | null
  requestId: string | null
  code: string
  detail: string
  searchId?: string | null
}

export type ErrorHook = (complaint: Complaint) => Promise<void>

/** One trouble makes a thousand failures: each code of a place is told so often at most. */
const quietMs = 60_000
const timeoutMs = 3_000

/** Posts what is ours to mend to an operator's address, as JSON. It never rejects, and nothing waits for it. */
export function createErrorHook(
  url: string,
  fetch: typeof globalThis.fetch,
  clock: () => number = () => Date.now(),
): ErrorHook {
  const told = new Map<string, number>()
  return async (complaint) => {
    const kind = `${complaint.place} ${complaint.code}`
    const now = clock()
    if (now - (told.get(kind) ?? Number.NEGATIVE_INFINITY) < quietMs) return
    told.set(kind, now)
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // Slack, Mattermost and their like show `text`; others take the fields.
        body: JSON.stringify({ text: `${kind}: ${complaint.detail}`, ...complaint }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
    } catch {
      // Who cannot be told is not told; the log has it.
    }
  }
}
