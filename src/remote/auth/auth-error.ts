// What the auth client answers when something goes wrong, in the terms of this room.
import { type AuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/auth-js'
import { RemoteError, type RemoteErrorKind } from '../errors.ts'
import { takeRetryAfter } from './retry-after.ts'

function kindOf(error: AuthError): RemoteErrorKind {
  if (isAuthRetryableFetchError(error)) return error.status ? 'server' : 'offline'
  if (isAuthSessionMissingError(error)) return 'unauthorized'
  if (error.status === undefined) return 'unreadable'
  return error.status >= 500 || error.status === 429 ? 'server' : 'refused'
}

/** Throws RemoteError when the auth client's answer is a failure; its message is the server's own. */
export function throwIfFailed({ error }: { error: AuthError | null }): void {
  if (error === null) return
  const { status, code, message } = error
  throw new RemoteError(kindOf(error), { status, code, ...takeRetryAfter(message), cause: error })
}
