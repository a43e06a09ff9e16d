// auth-js keeps the message of a refusal but drops its headers, so Retry-After is appended to the message.

const mark = / \[retry-after: (\d+)\]$/

/** A refusal's message with the seconds of its Retry-After header. */
export function withRetryAfter(message: string, seconds: string): string {
  return `${message} [retry-after: ${seconds}]`
}

/** The server's original message, and the time to wait if it had a Retry-After header. */
export function takeRetryAfter(message: string): { message: string; retryAfterMs: number | undefined } {
  const seconds = mark.exec(message)?.[1]
  return {
    message: message.replace(mark, ''),
    retryAfterMs: seconds === undefined ? undefined : Number(seconds) * 1000,
  }
}
