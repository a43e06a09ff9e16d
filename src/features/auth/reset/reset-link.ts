type ResetLink =
  | { kind: 'token-hash'; tokenHash: string }
  | { kind: 'tokens'; accessToken: string; refreshToken: string }
  | { kind: 'refused'; fault: 'expired' | 'invalid' | 'no-token' }

export function parseResetLink(search: string, hash: string): ResetLink {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const read = (name: string) => query.get(name) ?? fragment.get(name)

  if (read('error') || read('error_code'))
    return { kind: 'refused', fault: read('error_code') === 'otp_expired' ? 'expired' : 'invalid' }
  const type = read('type')
  if (type !== null && type !== 'recovery') return { kind: 'refused', fault: 'invalid' }
  const tokenHash = read('token_hash')
  if (tokenHash) return { kind: 'token-hash', tokenHash }
  const accessToken = read('access_token')
  if (!accessToken) return { kind: 'refused', fault: 'no-token' }
  return { kind: 'tokens', accessToken, refreshToken: read('refresh_token') ?? '' }
}
