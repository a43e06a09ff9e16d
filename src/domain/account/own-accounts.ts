import { readAccountName } from '../ranking/tiktok-links.ts'
import { accountKey } from '../tracking/positions.ts'

/** Returns the account key ("ada") of "@Ada", "ada", or a link to a profile or video; null if none. */
export function readOwnAccount(text: string): string | null {
  const name = readAccountName(text)
  return name === null || /[\s@]/.test(name) ? null : accountKey(name)
}

/** Returns the tracked accounts that the user has not declared as their own. */
export function likelyAccounts(
  tracked: readonly { account_name: string | null }[],
  declared: readonly string[],
): string[] {
  const names = tracked.flatMap(({ account_name }) => (account_name && readOwnAccount(account_name)) || [])
  return [...new Set(names)].filter((name) => !declared.includes(name))
}
