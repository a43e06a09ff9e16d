import { orRemoteError, RemoteError } from '#src/remote/errors.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { currentSession } from '#src/state/session.ts'

/** Resolves with a RemoteError instead of rejecting with it. If signed out, the kind is `unauthorized`. */
export async function askAsUser<Value>(
  ask: (caller: Caller) => Promise<Value>,
  signal = new AbortController().signal,
): Promise<Value | RemoteError> {
  const session = currentSession()
  if (session === null) return new RemoteError('unauthorized')
  return orRemoteError(ask({ userId: session.userId, signal }))
}
