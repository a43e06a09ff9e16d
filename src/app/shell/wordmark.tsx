import { markPath } from '#src/ui/drawing/walking-trail.tsx'

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-bold font-display text-20 text-ink tracking-tight">
      <span className="text-accent">
        <svg width="24" height="24" viewBox="3 3 26 26" fill="none" aria-hidden="true">
          <path
            d={markPath}
            stroke="currentColor"
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      {/* The width is fixed, so that nothing beside it moves when the web font loads. */}
      <span className="w-[4.625rem]">Keytrail</span>
    </span>
  )
}
