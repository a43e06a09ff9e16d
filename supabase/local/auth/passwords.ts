import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import bcrypt from 'bcryptjs'
import { maxPasswordBytes, minPasswordLength } from '../../../src/domain/input-limits.ts'
import type { Database } from '../database/database.ts'
import { authError } from './auth-error.ts'

const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
)
const fewestKinds = 4

// People append such digits and symbols to satisfy a rule.
const appended = /[\d!?.,*#@$_-]+$/

function isSequence(text: string): boolean {
  const steps = [...text].slice(1).map((character, at) => character.charCodeAt(0) - text.charCodeAt(at))
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1)
}

function isGuessable(password: string, email: string): boolean {
  const given = password.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  const own = ['keytrail', email.toLowerCase(), ...(name.length >= 4 ? [name] : [])]
  const isKnown = [given, given.replace(appended, '')].some((text) => common.has(text) || own.includes(text))
  return isKnown || new Set(given).size < fewestKinds || isSequence(given)
}

/**
 * Returns the response that refuses a weak or overlong password. Returns null for an acceptable password, and
 * for a short one, which the auth service itself refuses.
 */
export function refusedPassword(password: string, email: string): Response | null {
  // bcrypt ignores bytes beyond this limit, so passwords that differ only there would be equal.
  if (Buffer.byteLength(password) > maxPasswordBytes)
    return authError(
      400,
      'validation_failed',
      `Password cannot be longer than ${maxPasswordBytes} characters`,
    )
  if (password.length < minPasswordLength || !isGuessable(password, email)) return null
  const message = 'Password is known to be weak and easy to guess, please choose a different one.'
  return authError(422, 'weak_password', message, { weak_password: { reasons: ['pwned'] } })
}

const isHash = /^\$2/

// Stands in for a missing hash, so that response times do not reveal which accounts exist.
let decoyHash: Promise<string> | null = null

export async function isPassword(database: Database, email: string, password: string): Promise<boolean> {
  const [row] = await database.query('select encrypted_password from auth.users where email = $1', [email])
  const hash = String(row?.encrypted_password ?? '')
  if (isHash.test(hash)) return bcrypt.compare(password, hash)
  decoyHash ??= bcrypt.hash('', Number(process.env.LITE_AUTH_BCRYPT_COST ?? 10))
  await bcrypt.compare(password, await decoyHash)
  return false
}
