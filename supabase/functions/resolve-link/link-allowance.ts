import { hashedAddress } from '../_shared/auth/client-address.ts'
import type { DatabaseCall } from '../_shared/database.ts'

/** More than the key phrases of the largest plan, each with a link, so normal use never reaches it. */
const maxPerDay = 500

/** Counts one link for an account and day. Returns false, without counting, at the limit. */
export type TakeLink = (userId: string) => Promise<boolean>

/**
 * Limits links per account in the database, because TikTok sees requests for all users from one address. The account is
 * stored like a network address, as a keyed hash.
 */
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
