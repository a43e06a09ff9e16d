import { markPath } from '#src/ui/drawing/walking-trail.tsx'

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-bold font-display text-20 text-ink tracking-tight">
      <span className="text-accent">
        <Mark size={24} />
      </span>
      {/* A fixed width, so that nothing beside it moves when the web font loads. */}
      <span className="w-[4.625rem]">Keytrail</span>
    </span>
  )
}

/** Decorative: put the name next to it. */
function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="3 3 26 26" fill="none" aria-hidden="true">
      <path
        d={markPath}
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
