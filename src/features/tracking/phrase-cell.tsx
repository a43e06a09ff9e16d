import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readTrackedDescription } from '#src/db/reads/tracked-video.ts'
import { countryName } from '#src/domain/countries.ts'
import { links } from '#src/domain/shell/routes.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import type { StandingPoint } from '#src/domain/tracking/standing.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { shorten } from '#src/lib/shorten.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { trackedListWords } from '#src/words/tracked-list.ts'

const descriptionLength = 50

// What a check found never changes. Rows come and go under the scroll: each would read its check again.
const known = new Map<string, string>()
const mostKnown = 2_000

function useDescription(
  { account_name, video_id }: KeyPhraseRow,
  { search_id }: StandingPoint,
): string | null {
  const key = JSON.stringify([search_id, account_name, video_id])
  const read = useLiveQuery(async () => {
    if (known.has(key)) return
    const text = await readTrackedDescription(search_id, { account_name, video_id })
    if (text === null) return
    if (known.size >= mostKnown) known.clear()
    known.set(key, text)
    return text
  }, [key])
  return known.get(key) ?? read ?? null
}

function Description({ row, point }: { row: KeyPhraseRow; point: StandingPoint }) {
  const text = useDescription(row, point)
  if (!text) return null
  return (
    <bdi className="block text-14 text-quiet" title={text}>
      {shorten(text, descriptionLength)}
    </bdi>
  )
}

function whoIsTracked({ account_name, video_id }: KeyPhraseRow): string | null {
  if (account_name) return `@${account_name}`
  return video_id ? trackedListWords.video(shorten(video_id, 24)) : null
}

/** Which key phrase it is, whom it looks for, and what the video that was found says of itself. */
export function PhraseCell({ item: { row, current } }: { item: TrackedItem }) {
  const tracked = whoIsTracked(row)
  return (
    <div className="min-w-0">
      <Link
        href={links.keyPhrase(row.id)}
        className="inline-block min-h-6 break-words font-medium text-accent underline underline-offset-4 hover:text-accent-strong max-lg:py-2"
      >
        <bdi>{row.keyword}</bdi>
      </Link>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-normal text-14 text-quiet">
        <span>{countryName(row.country)}</span>
        {tracked && <bdi className="break-all">{tracked}</bdi>}
        {row.tags.map((tag) => (
          <Badge key={tag} tone="neutral">
            <bdi>{tag}</bdi>
          </Badge>
        ))}
      </div>
      {current && current.position !== null && (
        <div className="mt-1 font-normal">
          <Description row={row} point={current} />
        </div>
      )}
    </div>
  )
}
