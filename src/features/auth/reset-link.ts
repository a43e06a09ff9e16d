import { messages } from '#src/words/messages.ts'

export type ResetLink =
  | { kind: 'token-hash'; tokenHash: string }
  | { kind: 'tokens'; accessToken: string; refreshToken: string }
  | { kind: 'refused'; message: string }

/**
 * Reads what a reset link carries, in its query or its hash (spec, section 2). A link that reports an error or
 * carries no token is refused with the message that /login shows (spec, section 8).
 */
export function parseResetLink(search: string, hash: string): ResetLink {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const read = (name: string) => query.get(name) ?? fragment.get(name)

  if (read('error') || read('error_code'))
    return {
      kind: 'refused',
      message: read('error_code') === 'otp_expired' ? messages.resetLinkExpired : messages.resetLinkInvalid,
    }
  const type = read('type')
  if (type !== null && type !== 'recovery') return { kind: 'refused', message: messages.resetLinkInvalid }
  const tokenHash = read('token_hash')
  if (tokenHash) return { kind: 'token-hash', tokenHash }
  const accessToken = read('access_token')
  if (!accessToken) return { kind: 'refused', message: messages.resetLinkWithoutToken }
  return { kind: 'tokens', accessToken, refreshToken: read('refresh_token') ?? '' }
}
