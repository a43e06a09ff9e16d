// Our own rule for passwords: long, and not the e-mail address. Strength is a hint, never a refusal.
import { maxPasswordBytes, minPasswordLength } from '../input-limits.ts'

export type Strength = 'weak' | 'fair' | 'strong'

type PasswordProblem = 'too-short' | 'too-long' | 'is-email'

export interface PasswordVerdict {
  /** Why it cannot be taken; null when it can. */
  problem: PasswordProblem | null
  strength: Strength
}

/** Judges a new password of the account of `email`, which may be empty where it is not known. */
export function judgePassword(password: string, email: string): PasswordVerdict {
  return { problem: problemOf(password, email), strength: strengthOf(password) }
}

function problemOf(password: string, email: string): PasswordProblem | null {
  if ([...password].length < minPasswordLength) return 'too-short'
  if (new TextEncoder().encode(password).length > maxPasswordBytes) return 'too-long'
  const plain = password.toLowerCase()
  const address = email.trim().toLowerCase()
  return address !== '' && (plain === address || plain === address.split('@')[0]) ? 'is-email' : null
}

// Length counts most; what is repeated adds little.
function strengthOf(password: string): Strength {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length
  const distinct = new Set(password).size
  if (distinct < 5) return 'weak'
  const score = Math.min([...password].length, distinct * 2) + 2 * kinds
  if (score >= 20) return 'strong'
  return score >= 14 ? 'fair' : 'weak'
}
