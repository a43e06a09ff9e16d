import { Mark } from './mark.tsx'

/** Mark and name side by side. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-bold font-display text-20 text-ink tracking-tight">
      <span className="text-accent">
        <Mark size={24} />
      </span>
      {/* As wide as it is in either face: what is beside it stays where it is when the face comes. */}
      <span className="w-[4.625rem]">Keytrail</span>
    </span>
  )
}
