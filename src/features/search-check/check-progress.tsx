import { Button } from '#src/ui/controls/button.tsx'
import { WalkingTrail } from '#src/ui/drawing/walking-trail.tsx'
import { checkWords } from '#src/words/check/check.ts'
import { uiWords } from '#src/words/controls/ui.ts'

interface CheckProgressProps {
  page: number
  /** Null means all pages. */
  pages: number | null
  found: number
  onCancel: () => void
}

export function CheckProgress({ page, pages, found, onCancel }: CheckProgressProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-accent-wash px-4 py-3">
      <span className="text-accent">
        <WalkingTrail size={24} />
      </span>
      <div role="status" className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{checkWords.fetching(page, pages)}</p>
        <p className="text-14 text-quiet">{checkWords.found(found)}</p>
      </div>
      <Button onClick={onCancel}>{uiWords.cancel}</Button>
    </div>
  )
}
