import { Link } from 'wouter'
import { type CountryCode, countryName } from '#src/domain/countries.ts'
import { links } from '#src/domain/shell/routes.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { shorten } from '#src/lib/shorten.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { Description, tellDescription } from './description.tsx'
import { SelectBox } from './select-box.tsx'
import { rowAttribute } from './use-row-keys.ts'
import type { ListedItem } from './use-tracked.ts'

/** Whom it looks for; null where that is nobody. */
export function whoIsTracked({ account_name, video_id }: KeyPhraseRow): string | null {
  if (account_name) return `@${account_name}`
  return video_id ? trackedListWords.video(shorten(video_id, 24)) : null
}

/** Leads to a key phrase; the keys of its row know it by this. */
export function PhraseLink({ row, className }: { row: KeyPhraseRow; className: string }) {
  return (
    <Link href={links.keyPhrase(row.id)} className={className} {...{ [rowAttribute]: row.id }}>
      <bdi>{row.keyword}</bdi>
    </Link>
  )
}

/** A country as short as it goes, and by its name to who cannot see it. */
export function Country({ code }: { code: CountryCode }) {
  return (
    <span className="shrink-0 font-normal text-12 text-quiet" title={countryName(code)}>
      <span aria-hidden="true">{code.toUpperCase()}</span>
      <span className="sr-only">{countryName(code)}</span>
    </span>
  )
}

interface PhraseCellProps {
  item: ListedItem
  /** Whether what the video says of itself stands in a second line. */
  detailed: boolean
  /** Whether no column of its own says whom it looks for. */
  withAccount: boolean
}

/** Which key phrase it is, in one line of a table. */
export function PhraseCell({ item, detailed, withAccount }: PhraseCellProps) {
  const { row } = item
  const tracked = withAccount ? whoIsTracked(row) : null
  return (
    <div onPointerEnter={detailed ? undefined : tellDescription(item)}>
      <div className="flex h-6.25 items-center gap-2">
        <div className="-ml-2">
          <SelectBox row={row} />
        </div>
        <PhraseLink row={row} className="min-w-0 truncate text-ink hover:text-accent hover:underline" />
        <Country code={row.country} />
        {/* The key phrase is cut off last: a part of a pixel less would cut it off too. */}
        <span className="flex min-w-0 shrink-[9999] items-center gap-1 overflow-hidden">
          {tracked && <bdi className="truncate font-normal text-12 text-quiet">{tracked}</bdi>}
          {row.tags.map((tag) => (
            <Badge key={tag} tone="neutral">
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </span>
      </div>
      {detailed && (
        <div className="pl-7">
          <Description item={item} />
        </div>
      )}
    </div>
  )
}
