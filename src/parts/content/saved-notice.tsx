import { formatLongDate } from '#src/domain/content/dates.ts'
import { Notice } from '#src/ui/layout/notice.tsx'

export function SavedNotice({ savedAt }: { savedAt: string | null }) {
  if (savedAt === null) return null
  return (
    <div role="status" className="mb-6 text-14 print:hidden">
      <Notice tone="info">
        Saved copy from <time dateTime={savedAt}>{formatLongDate(savedAt)}</time>
      </Notice>
    </div>
  )
}
