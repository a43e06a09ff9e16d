import type { NoAnswer } from '#src/domain/search/no-answer.ts'
import { isSilence, type RemoteError } from '#src/remote/errors.ts'

/** Who spoke instead of an answer. */
export function noAnswerOf(error: RemoteError): NoAnswer {
  if (isSilence(error)) return { from: 'nobody', status: null }
  return { from: error.kind === 'foreign' ? 'stranger' : 'server', status: error.status ?? null }
}
