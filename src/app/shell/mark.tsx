import { markPath } from '#src/ui/drawing/mark-path.ts'

/** The mark without its tile, in the text colour. Decorative: the name must be beside it. */
export function Mark({ size }: { size: number }) {
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
