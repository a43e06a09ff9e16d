import { httpErrorMessage, messages } from './messages.ts'

/**
 * A search or a check that got no answer that can be used. The server may have charged it: whoever tries again must
 * send the same id.
 */
export interface NoAnswer {
  /** Who spoke: nobody, our server, or something on the way, a captive portal for instance. */
  from: 'nobody' | 'server' | 'stranger'
  /** Of an answer whose status was not a success. */
  status: number | null
}

const reasons = {
  nobody: 'There was no answer.',
  server: 'The server replied, but without an answer.',
  stranger:
    'Something else on the network answered instead of the server, such as a network that asks you to log in first.',
} as const satisfies Record<NoAnswer['from'], string>

/** What came, and what it means (spec, sections 7 and 8). */
export function noAnswerWords({ from, status }: NoAnswer): { title: string; reason: string } {
  const came = status === null ? messages.searchAnswerInvalid : httpErrorMessage(status)
  return { title: from === 'nobody' ? 'The server cannot be reached' : came, reason: reasons[from] }
}
