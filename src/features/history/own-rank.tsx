import { useLiveQuery } from 'dexie-react-hooks'
import { readOwnRank } from '#src/db/reads/yours.ts'
import { ownResultWords } from '#src/words/keywords/own-results.ts'

/** The best rank of the user's videos in a check, after its other facts; nothing if it has none of them. */
export function OwnRank({ id }: { id: string }) {
  const rank = useLiveQuery(() => readOwnRank(id), [id])
  return rank != null && <> · {ownResultWords.best(rank)}</>
}
