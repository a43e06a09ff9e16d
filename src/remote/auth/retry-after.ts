// auth-js keeps a refusal's message but drops its headers, so Retry-After is appended to the message.

const mark = / \[retry-after: (\d+)\]$/

export function withRetryAfter(message: string, seconds: string): string {
  return `${message} [retry-after: ${seconds}]`
}

export function takeRetryAfter(message: string): { message: string; retryAfterMs: number | undefined } {
  const seconds = mark.exec(message)?.[1]
  return {
    message: message.replace(mark, ''),
    retryAfterMs: seconds === undefined ? undefined : Number(seconds) * 1000,
  }
}
