import { likelyAccounts } from '#src/domain/account/own-accounts.ts'
import { listIdeas } from './ideas.ts'
import { listKeyPhrases } from './key-phrases.ts'
import { readOwnAccounts } from './profile.ts'

export async function readLikelyAccounts(): Promise<string[]> {
  const [phrases, ideas, declared] = await Promise.all([listKeyPhrases(), listIdeas(), readOwnAccounts()])
  return likelyAccounts([...phrases, ...ideas], declared ?? [])
}
