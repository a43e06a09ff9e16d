import { hashedAddress } from '../_shared/auth/client-address.ts'
import type { DatabaseCall } from '../_shared/database.ts'

/** Ten times the active key phrases of the largest plan. */
const maxPerDay = 500

/** Counts one link for an account and day. Returns false at the limit, without counting. */
export type TakeLink = (userId: string) => Promise<boolean>

/** Limits links per account, because all users' requests reach TikTok from one address. */
export function createLinkAllowance(call: DatabaseCall, secret: string): TakeLink {
  return async (userId) => {
    const p_address_hash = await hashedAddress(userId, secret)
    const day = await call('take_from_address', {
      p_bucket: 'short_link',
      p_address_hash,
      p_limit: maxPerDay,
    })
    return day !== null
  }
}
