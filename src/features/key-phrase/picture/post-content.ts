import { checksIn } from '#src/domain/tracking/position-series.ts'
import { changeSince, newestMeasurement } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { daysOfMonth } from '#src/lib/locale.ts'
import { postPictureWords } from '#src/words/key-phrase/post-picture.ts'

export type PostContent = NonNullable<ReturnType<typeof postContent>>

/** Returns null if no check of the last thirty days has a position. */
export function postContent(
  { keyword, account_name }: Pick<KeyPhraseRow, 'keyword' | 'account_name'>,
  checks: readonly KeyPhraseCheckRow[],
  username: string | null,
  now: Date,
) {
  const shown = checksIn(checks, '30', now)
  const newest = newestMeasurement(shown)
  if (!newest || shown.every(({ position }) => position === null)) return null
  const first = shown.find(({ state }) => state === 'done')
  const owner = account_name ?? username
  const day = (time: string | undefined) => daysOfMonth().format(new Date(time ?? newest.checked_at))
  return {
    phrase: keyword,
    rank:
      newest.position === null
        ? postPictureWords.notInFirst(newest.results)
        : postPictureWords.rank(newest.position),
    isRanked: newest.position !== null,
    change: changeText(first, newest),
    dates: `${day(shown[0]?.checked_at)} – ${day(shown.at(-1)?.checked_at)}`,
    handle: owner === null ? null : `@${owner}`,
    isSample: shown.some(({ source }) => source === 'sample'),
    points: shown.map(({ checked_at, state, position }) => ({
      at: Date.parse(checked_at),
      rank: state === 'done' ? position : undefined,
    })),
  }
}

function changeText(first: KeyPhraseCheckRow | undefined, newest: KeyPhraseCheckRow): string | null {
  const change = first === newest ? null : changeSince(first, newest)
  if (change?.kind === 'same') return postPictureWords.same
  if (change?.kind === 'entered') return postPictureWords.entered
  if (change?.kind !== 'moved') return null
  return change.by > 0 ? postPictureWords.up(change.by) : postPictureWords.down(-change.by)
}
