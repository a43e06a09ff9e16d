import { database } from '#src/db/core/open.ts'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { readOwnAccounts } from '#src/db/reads/profile.ts'
import { findOwnRanks, type OwnRank } from '#src/domain/insight/own-ranks.ts'

/** Lists the ranks of the user's own accounts, newest first. Omits phrases tracked with the same account. */
export async function listOwnRanks(): Promise<OwnRank[]> {
  const accounts = (await readOwnAccounts()) ?? []
  if (accounts.length === 0) return []
  const { $gists, checks } = database()
  const gists = await $gists
    .where('accounts')
    .anyOf([...accounts])
    .distinct()
    .toArray()
  if (gists.length === 0) return []
  const ranks = findOwnRanks(gists, accounts, await listKeyPhrases())
  // A gist may outlive its check, so ranks in deleted checks are omitted.
  const ids = ranks.map(({ check }) => check)
  const known = new Set(await checks.where('id').anyOf(ids).primaryKeys())
  return ranks.filter(({ check }) => known.has(check))
}
