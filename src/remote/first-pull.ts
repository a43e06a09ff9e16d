// Sends a new device's first pull early: when the page of a signed-in screen opens, or when a user signs in.
// src/remote/tables/pull-changes.ts uses the response.

declare global {
  var keytrailAsked: { token: string; answer: Promise<string | null> } | undefined
}

/**
 * Stores the request in `keytrailAsked`: its `answer` resolves to the response's text, or to null if the
 * request fails. This function must be self-contained, because vite/first-question.ts inserts its source text
 * into the page.
 */
export function sendFirstPull(server: string, key: string, token: string): void {
  const ask = async () => {
    const response = await fetch(`${server}/rest/v1/rpc/pull_changes`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      // Without parameters, the procedure starts from the beginning, as for a new device.
      body: '{}',
      signal: AbortSignal.timeout(30_000),
    })
    return response.ok ? response.text() : null
  }
  globalThis.keytrailAsked = { token, answer: ask().catch(() => null) }
}
