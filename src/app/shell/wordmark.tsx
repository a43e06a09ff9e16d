import { Mark } from './mark.tsx'

/** Mark and name side by side. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-bold font-display text-20 text-ink tracking-tight">
      <span className="text-accent">
        <Mark size={24} />
      </span>
      {/* Equally wide in both fonts, so that nothing beside it moves when the web font loads. */}
      <span className="w-[4.625rem]">Keytrail</span>
    </span>
  )
}
