import { type AuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/auth-js'
import { RemoteError, type RemoteErrorKind } from '../errors.ts'
import { takeRetryAfter } from './auth-fetch.ts'

function classifyAuthError(error: AuthError): RemoteErrorKind {
  if (isAuthRetryableFetchError(error)) return error.status ? 'server' : 'offline'
  if (isAuthSessionMissingError(error)) return 'unauthorized'
  if (error.status === undefined) return 'unreadable'
  return error.status >= 500 || error.status === 429 ? 'server' : 'refused'
}

export function throwIfFailed({ error }: { error: AuthError | null }): void {
  if (error === null) return
  const { status, code, message } = error
  throw new RemoteError(classifyAuthError(error), { status, code, ...takeRetryAfter(message), cause: error })
}
