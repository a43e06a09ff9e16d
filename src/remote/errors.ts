// Callers distinguish errors by kind, status and code, never by message.

export type RemoteErrorKind =
  /** There is no response, or the access token cannot be refreshed now. */
  | 'offline'
  | 'timeout'
  /** The caller aborted the request. */
  | 'aborted'
  /** Another user or none is signed in, or the token was rejected. */
  | 'unauthorized'
  /** The server understood the request and refused it. */
  | 'refused'
  /** The server cannot handle the request now (for example 5xx, 408, 425, 429 or a stale schema cache). */
  | 'server'
  /** The response is invalid. */
  | 'unreadable'
  /** The response is not from our server but, for example, from a captive portal. */
  | 'foreign'

interface RemoteErrorFacts {
  status?: number | undefined
  /** The code that our server defines, such as `credits_exhausted`; else PostgREST's code or the SQLSTATE. */
  code?: string | undefined
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

  /** Whether the same request may succeed later. */
  get isTemporary(): boolean {
    return ['offline', 'timeout', 'server', 'foreign'].includes(this.kind)
  }

  constructor(kind: RemoteErrorKind, facts: RemoteErrorFacts = {}) {
    super(facts.message ?? kind, { cause: facts.cause })
    this.kind = kind
    this.status = facts.status
    this.code = facts.code
    this.retryAfterMs = facts.retryAfterMs
  }
}

/** Resolves with a RemoteError instead of rejecting with it. */
export async function orRemoteError<Value>(answer: Promise<Value>): Promise<Value | RemoteError> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof RemoteError) return error
    throw error
  }
}

/** Whether no response arrived. The same request may succeed once there is a connection. */
export function isSilence({ kind }: Pick<RemoteError, 'kind'>): boolean {
  return kind === 'offline' || kind === 'timeout'
}
