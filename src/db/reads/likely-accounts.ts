import { likelyAccounts } from '#src/domain/account/own-accounts.ts'
import { readTikTokText } from '#src/domain/ranking/tiktok-links.ts'
import { readIdeas } from './device-notes.ts'
import { listKeyPhrases } from './key-phrases.ts'
import { readOwnAccounts } from './profile.ts'

/** Accounts that are probably the user's, for live queries: those of their key phrases and of the links that they saved. */
export async function readLikelyAccounts(): Promise<string[]> {
  const [phrases, ideas, declared] = await Promise.all([listKeyPhrases(), readIdeas(), readOwnAccounts()])
  const saved = ideas.flatMap((address) => readTikTokText(address) ?? [])
  return likelyAccounts([...phrases, ...saved], declared ?? [])
}
