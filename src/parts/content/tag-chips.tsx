import { Link } from 'wouter'
import type { Tag } from '#src/domain/content/post.ts'
import { links } from '#src/domain/shell/routes.ts'

interface TagChipsProps {
  tags: readonly Tag[]
  /** The maximum number of tags to show; the others appear only as a count. All by default. */
  limit?: number
  /** Shows only the number of hidden tags: "+2" instead of "+2 more". */
  terse?: boolean
}

const chip = 'inline-flex min-h-6 items-center gap-1.5 rounded-full bg-wash px-2.5 py-0.5 text-12 text-ink'

export function TagChips({ tags, limit = tags.length, terse }: TagChipsProps) {
  if (tags.length === 0) return null
  const hidden = tags.length - limit
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-1.5 gap-y-5 dense:gap-y-1.5 print:hidden">
      {tags.slice(0, limit).map(({ _id, name, slug, color }) => (
        <li key={_id}>
          <Link href={links.blog({ tag: slug })} className={`${chip} reach hover:underline`}>
            <span
              aria-hidden="true"
              className="size-2 rounded-full bg-edge"
              style={color ? { backgroundColor: color } : undefined}
            />
            {name}
          </Link>
        </li>
      ))}
      {hidden > 0 && <li className={`${chip} text-quiet`}>{terse ? `+${hidden}` : `+${hidden} more`}</li>}
    </ul>
  )
}
