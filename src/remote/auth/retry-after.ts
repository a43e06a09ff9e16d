// auth-js keeps the message of a refusal but drops its headers, so Retry-After is appended to the message.

const mark = / \[retry-after: (\d+)\]$/

/** Appends the seconds of a Retry-After header to a message. */
export function withRetryAfter(message: string, seconds: string): string {
  return `${message} [retry-after: ${seconds}]`
}

/** Splits a message into the server's original message and the Retry-After delay, if any. */
export function takeRetryAfter(message: string): { message: string; retryAfterMs: number | undefined } {
  const seconds = mark.exec(message)?.[1]
  return {
    message: message.replace(mark, ''),
    retryAfterMs: seconds === undefined ? undefined : Number(seconds) * 1000,
  }
}
