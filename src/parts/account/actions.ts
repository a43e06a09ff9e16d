import { changeProfile } from '#src/db/writes/profile.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { ownAccountWords } from '#src/words/account/own-accounts.ts'

/** Saves which TikTok accounts are the user's; none if they would rather not say. */
export async function saveOwnAccounts(own_accounts: string[]): Promise<void> {
  await keepAndSend(ownAccountWords.saveFailed, () => changeProfile({ own_accounts }))
}
