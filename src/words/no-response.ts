import type { NoResponse } from '#src/domain/search/no-response.ts'
import { httpErrorMessage, messages } from './messages.ts'

const reasons = {
  nobody: 'There was no answer.',
  server: 'The server replied, but without an answer.',
  stranger:
    'Something else on the network answered instead of the server, such as a network that asks you to log in first.',
} as const satisfies Record<NoResponse['from'], string>

/** What came, and what it means (spec, sections 7 and 8). */
export function noResponseWords({ from, status }: NoResponse): { title: string; reason: string } {
  const came = status === null ? messages.searchAnswerInvalid : httpErrorMessage(status)
  return { title: from === 'nobody' ? 'The server cannot be reached' : came, reason: reasons[from] }
}
