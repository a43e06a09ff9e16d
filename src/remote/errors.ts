// The one error of the wire. Its kinds are closed: callers decide by kind, status and code, never by message.

/**
 * - `offline`: no answer, or no access token because the auth server cannot be reached
 * - `timeout`: no answer in time
 * - `aborted`: the caller gave up
 * - `unauthorized`: nobody is signed in, somebody else is, or the token was not accepted (401)
 * - `refused`: the server understood the request and says no to what it asks
 * - `server`: the server cannot answer now (5xx, 408, 425, 429, a schema cache that lags behind)
 * - `unreadable`: an answer that is not in the agreed shape
 * - `foreign`: no word of our server's: a page of a captive portal or a proxy
 */
export type RemoteErrorKind =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'refused'
  | 'server'
  | 'unreadable'
  | 'foreign'

interface RemoteErrorFacts {
  status?: number | undefined
  /** The server's machine-readable code, `credits_exhausted` for instance, else its SQLSTATE. */
  code?: string | undefined
  /** The server's own words, where it sent any. */
  message?: string | undefined
  retryAfterMs?: number | undefined
  cause?: unknown
}

export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly kind: RemoteErrorKind
  readonly status: number | undefined
  readonly code: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(kind: RemoteErrorKind, facts: RemoteErrorFacts = {}) {
    super(facts.message ?? kind, { cause: facts.cause })
    this.kind = kind
    this.status = facts.status
    this.code = facts.code
    this.retryAfterMs = facts.retryAfterMs
  }
}

/** Whether nobody answered at all: what was asked can wait for a connection. */
export function isSilence({ kind }: Pick<RemoteError, 'kind'>): boolean {
  return kind === 'offline' || kind === 'timeout'
}
