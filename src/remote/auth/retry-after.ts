// auth-js keeps a refusal's message and drops its headers: how long a limit lasts travels at the end of the message.

const mark = / \[retry-after: (\d+)\]$/

/** A refusal's message with the seconds of its Retry-After header. */
export function withRetryAfter(message: string, seconds: string): string {
  return `${message} [retry-after: ${seconds}]`
}

/** The message as the server sent it, and how long to wait where its header said so. */
export function takeRetryAfter(message: string): { message: string; retryAfterMs: number | undefined } {
  const seconds = mark.exec(message)?.[1]
  return {
    message: message.replace(mark, ''),
    retryAfterMs: seconds === undefined ? undefined : Number(seconds) * 1000,
  }
}
