import type { NoAnswer } from '#src/domain/no-answer.ts'
import type { RemoteError } from '#src/remote/errors.ts'

/** Whether nobody answered at all: what is asked can wait for a connection. */
export function isSilence({ kind }: RemoteError): boolean {
  return kind === 'offline' || kind === 'timeout'
}

/** Who spoke instead of an answer. */
export function noAnswerOf(error: RemoteError): NoAnswer {
  if (isSilence(error)) return { from: 'nobody', status: null }
  return { from: error.kind === 'foreign' ? 'stranger' : 'server', status: error.status ?? null }
}
