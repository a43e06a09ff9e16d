import { useLiveQuery } from 'dexie-react-hooks'
import type { PointerEvent } from 'react'
import { readTrackedDescription } from '#src/db/reads/tracked-video.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import type { StandingPoint } from '#src/domain/tracking/standing.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { shorten } from '#src/lib/locale.ts'

const descriptionLength = 50

// A check's results never change, so they are cached: rows mount and unmount while scrolling, and each would
// read its check again.
const known = new Map<string, string>()
const maxKnown = 2_000

async function read({ account_name, video_id }: KeyPhraseRow, point: StandingPoint): Promise<string | null> {
  const key = JSON.stringify([point.search_id, account_name, video_id])
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const text = await readTrackedDescription(point.search_id, { account_name, video_id })
  if (text === null) return null
  if (known.size >= maxKnown) known.clear()
  known.set(key, text)
  return text
}

/** The caption of the video found. */
export function Description({ item: { row, current } }: { item: TrackedItem }) {
  const isFound = current !== null && current.position !== null
  const { account_name, video_id } = row
  const text = useLiveQuery(
    async () => (isFound ? await read(row, current) : null),
    [current?.search_id, isFound, account_name, video_id],
  )
  // Keeps its line while empty, because all rows have the same height.
  return (
    <bdi className="block h-5 truncate font-normal text-14 text-quiet" title={text ?? undefined}>
      {shorten(text ?? '', descriptionLength)}
    </bdi>
  )
}

/** Loads a row's caption on hover, because a thousand rows would read a thousand checks. */
export function tellDescription({ row, current }: TrackedItem) {
  return async ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (!current || current.position === null || currentTarget.title !== '') return
    const text = await read(row, current)
    if (text) currentTarget.title = shorten(text, descriptionLength)
  }
}
