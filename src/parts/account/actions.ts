import { changeProfile } from '#src/db/writes/profile.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { ownAccountWords } from '#src/words/account/own-accounts.ts'

/** `own_accounts` is empty if the user skipped the question. */
export async function saveOwnAccounts(own_accounts: string[]): Promise<void> {
  await keepAndSend(ownAccountWords.saveFailed, () => changeProfile({ own_accounts }))
}
