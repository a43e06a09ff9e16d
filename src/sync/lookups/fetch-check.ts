import { database } from '#src/db/core/open.ts'
import { listUnsent } from '#src/db/outbox/outbox.ts'
import { readCheck } from '#src/db/reads/checks.ts'
import { storeCheckPage } from '#src/db/writes/checks.ts'
import { type CheckQuestion, isAnswered } from '#src/domain/search/check-question.ts'
import { derivedId } from '#src/lib/ids.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { fetchCheckPage } from '#src/remote/functions/checks.ts'

// Larger than the number of pages of any check, so that no key is used twice.
const keysPerAttempt = 65_536

/** Derives the key from the check's id, so that it is the same after a reload. */
function pageKey({ id, attempt = 0 }: CheckQuestion, page: number): string {
  return page === 1 ? id : derivedId(id, page + attempt * keysPerAttempt)
}

/** Whether the key phrase is still in the outbox. If so, the server would reject its id. */
async function isUnsent(keyPhraseId: string): Promise<boolean> {
  const unsent = await listUnsent('keyPhrases')
  return unsent.some(({ kind, payload }) => kind === 'add_key_phrase' && payload.id === keyPhraseId)
}

/** Fetches the missing pages, up to the last one or a repeated cursor. Throws RemoteError or NotKept. */
export async function fetchCheck(
  check: CheckQuestion,
  signal: AbortSignal,
  onPage?: (page: number) => void,
): Promise<void> {
  const { userId } = database()
  const { id, search_term, country, keyword_id } = check
  const isNamed = keyword_id !== undefined && !(await isUnsent(keyword_id))
  const question = { search_term, country, ...(isNamed && { keyword_id }) }
  for (;;) {
    if (signal.aborted || database().userId !== userId) throw new RemoteError('aborted')
    const stored = await readCheck(id)
    const page = (stored?.pages_done ?? 0) + 1
    const cursor = stored?.next_cursor ?? null
    if (isAnswered(stored, check)) return
    onPage?.(page)
    const { next_cursor, ...found } = await fetchCheckPage({
      ...question,
      key: pageKey(check, page),
      ...(cursor !== null && { after: { searchId: id, cursor } }),
      userId,
      signal,
    })
    await storeCheckPage({
      ...question,
      id,
      user_id: userId,
      page,
      next_cursor: next_cursor === cursor ? null : next_cursor,
      ...found,
    })
  }
}
