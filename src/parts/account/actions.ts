import { listIdeas } from '#src/db/reads/ideas.ts'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { readOwnAccounts } from '#src/db/reads/profile.ts'
import { changeProfile } from '#src/db/writes/account.ts'
import { likelyAccounts } from '#src/domain/account/own-accounts.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { ownAccountWords } from '#src/words/account/own-accounts.ts'

export async function readLikelyAccounts(): Promise<string[]> {
  const [phrases, ideas, declared] = await Promise.all([listKeyPhrases(), listIdeas(), readOwnAccounts()])
  return likelyAccounts([...phrases, ...ideas], declared ?? [])
}

/** `own_accounts` is empty if the user skipped the question. */
export async function saveOwnAccounts(own_accounts: string[]): Promise<void> {
  await keepAndSend(ownAccountWords.saveFailed, () => changeProfile({ own_accounts }))
}
