/** The path of the logo on its 32 × 32 grid, as in public/icons/mark.svg: two steps, then a 1. */
export const markPath = 'M6 26H14V19.5H26V6L21 10'

/** Decorative: the text beside it says what is in progress. */
export function WalkingTrail({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="3 3 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={markPath} className="opacity-25" />
      <path d={markPath} pathLength={100} strokeDasharray="40 100" className="animate-walk" />
    </svg>
  )
}
