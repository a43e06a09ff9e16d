import { Link } from 'wouter'
import { type CountryCode, countryName } from '#src/domain/countries.ts'
import { links } from '#src/domain/shell/routes.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { shorten } from '#src/lib/locale.ts'
import { useListedVideo, VideoCover } from '#src/parts/tracking/tracked-cover.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { Exceptions } from './item-state.tsx'
import { rowAttribute } from './row-keys.ts'
import { SelectBox } from './selection.tsx'
import type { ListedItem } from './use-tracked.ts'

export function whoIsTracked({ account_name, video_id }: KeyPhraseRow): string | null {
  if (account_name) return `@${account_name}`
  return video_id ? trackedListWords.video(shorten(video_id, 24)) : null
}

export function PhraseLink({ row, className }: { row: KeyPhraseRow; className: string }) {
  return (
    <Link href={links.keyPhrase(row.id)} className={className} {...{ [rowAttribute]: row.id }}>
      <bdi>{row.keyword}</bdi>
    </Link>
  )
}

export function Country({ code }: { code: CountryCode }) {
  return (
    <span className="shrink-0 font-normal text-12 text-quiet" title={countryName(code)}>
      <span aria-hidden="true">{code.toUpperCase()}</span>
      <span className="sr-only">{countryName(code)}</span>
    </span>
  )
}

const descriptionLength = 50

function shortDescription(caption = ''): string | undefined {
  return shorten(caption, descriptionLength) || undefined
}

/** Keeps its height while empty, so that all rows have the same height. */
export function Description({ caption }: { caption: string | undefined }) {
  return (
    <bdi className="block h-5 truncate font-normal text-14 text-quiet" title={caption}>
      {shortDescription(caption)}
    </bdi>
  )
}

interface PhraseCellProps {
  item: ListedItem
  detailed: boolean
  withAccount: boolean
}

export function PhraseCell({ item, detailed, withAccount }: PhraseCellProps) {
  const { row } = item
  const video = useListedVideo(item)
  const tracked = withAccount ? whoIsTracked(row) : null
  return (
    <div title={shortDescription(video?.caption)}>
      <div className="flex h-6.25 items-center gap-2">
        <div className="-ml-2">
          <SelectBox row={row} />
        </div>
        <VideoCover src={video?.cover ?? null} width={32} height={32} />
        <PhraseLink row={row} className="min-w-0 truncate text-ink hover:text-accent hover:underline" />
        <Country code={row.country} />
        {/* Shrinks to nothing before the key phrase starts to shrink. */}
        <span className="flex min-w-0 shrink-[9999] items-center gap-1 overflow-hidden">
          <Exceptions item={item} />
          {tracked && <bdi className="truncate font-normal text-12 text-quiet">{tracked}</bdi>}
          {row.tags.map((tag) => (
            <Badge key={tag} tone="neutral">
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </span>
      </div>
      {detailed && (
        <div className="pl-17">
          <Description caption={video?.caption} />
        </div>
      )}
    </div>
  )
}
