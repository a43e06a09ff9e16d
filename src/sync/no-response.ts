import type { NoResponse } from '#src/domain/search/no-response.ts'
import { isSilence, type RemoteError } from '#src/remote/errors.ts'

/** Who spoke instead of an answer. */
export function noResponseOf(error: RemoteError): NoResponse {
  if (isSilence(error)) return { from: 'nobody', status: null }
  return { from: error.kind === 'foreign' ? 'stranger' : 'server', status: error.status ?? null }
}
