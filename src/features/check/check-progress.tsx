import { Button } from '#src/ui/controls/button.tsx'
import { WalkingTrail } from '#src/ui/drawing/walking-trail.tsx'

interface CheckProgressProps {
  page: number
  /** Null for all that TikTok has. */
  pages: number | null
  found: number
  onCancel: () => void
}

/** How far a run is, and the way to stop it. */
export function CheckProgress({ page, pages, found, onCancel }: CheckProgressProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-accent-wash px-4 py-3">
      <span className="text-accent">
        <WalkingTrail size={24} />
      </span>
      <div role="status" className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          Fetching page {page} of {pages ?? 'all'}
        </p>
        <p className="text-14 text-quiet">Found {found} videos so far...</p>
      </div>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
