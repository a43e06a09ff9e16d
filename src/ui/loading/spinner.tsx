import { WalkingTrail } from '../drawing/walking-trail.tsx'

export function Spinner({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="flex min-h-[50dvh] animate-fade-late flex-col items-center justify-center gap-3 text-14 text-quiet"
    >
      <span className="text-accent">
        <WalkingTrail size={40} />
      </span>
      {label}
    </div>
  )
}
