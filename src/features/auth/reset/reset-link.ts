type ResetLink =
  | { proof: { token_hash: string } | { access_token: string; refresh_token: string } }
  | { fault: 'expired' | 'invalid' | 'no-token' }

export function parseResetLink(search: string, hash: string): ResetLink {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const read = (name: string) => query.get(name) ?? fragment.get(name)

  if (read('error') || read('error_code'))
    return { fault: read('error_code') === 'otp_expired' ? 'expired' : 'invalid' }
  const type = read('type')
  if (type !== null && type !== 'recovery') return { fault: 'invalid' }
  const token_hash = read('token_hash')
  if (token_hash) return { proof: { token_hash } }
  const access_token = read('access_token')
  if (!access_token) return { fault: 'no-token' }
  return { proof: { access_token, refresh_token: read('refresh_token') ?? '' } }
}
