import bcrypt from 'bcryptjs'
import type { Database } from '../database/database.ts'

const isHash = /^\$2/

// Compared if there is no hash, so that response times do not reveal which accounts exist.
let decoyHash: Promise<string> | null = null

export async function isPassword(database: Database, email: string, password: string): Promise<boolean> {
  const [row] = await database.query('select encrypted_password from auth.users where email = $1', [email])
  const hash = String(row?.encrypted_password ?? '')
  if (isHash.test(hash)) return bcrypt.compare(password, hash)
  decoyHash ??= bcrypt.hash('', Number(process.env.LITE_AUTH_BCRYPT_COST ?? 10))
  await bcrypt.compare(password, await decoyHash)
  return false
}
