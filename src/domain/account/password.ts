import { maxPasswordBytes, minPasswordLength } from '../input-limits.ts'

export type Strength = 'weak' | 'fair' | 'strong'

/** `problem` is null if the new password is allowed. `email` is empty if unknown. */
export function judgePassword(password: string, email: string) {
  return { problem: findProblem(password, email), strength: rateStrength(password) }
}

function findProblem(password: string, email: string): 'too-short' | 'too-long' | 'is-email' | null {
  if ([...password].length < minPasswordLength) return 'too-short'
  if (new TextEncoder().encode(password).length > maxPasswordBytes) return 'too-long'
  const plain = password.toLowerCase()
  const address = email.trim().toLowerCase()
  return address !== '' && (plain === address || plain === address.split('@')[0]) ? 'is-email' : null
}

function rateStrength(password: string): Strength {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const distinct = new Set(password).size
  if (distinct < 5) return 'weak'
  const score = Math.min([...password].length, distinct * 2) + 2 * kinds
  if (score >= 20) return 'strong'
  return score >= 14 ? 'fair' : 'weak'
}
