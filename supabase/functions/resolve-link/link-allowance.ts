import { hashedAddress } from '../_shared/auth/client-address.ts'
import type { DatabaseCall } from '../_shared/database.ts'

/** Above the key phrases of the largest plan, each with its link: nobody who means them has more in a day. */
const maxPerDay = 500

/** Counts one more link of an account's day. False, and nothing counted, where they are used up. */
export type TakeLink = (userId: string) => Promise<boolean>

/**
 * The counts of migration create_address_counts: TikTok sees one address of ours for everybody's links, so nobody may
 * have it send more of them than a person pastes. An account stands there as an address does, by a keyed hash.
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
