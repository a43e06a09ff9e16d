export const alertDrawing =
  'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01'

interface LineIconProps {
  /** SVG path data for a 24 x 24 view box; from lucide (ISC licence). */
  drawing: string
  size: number
  stroke?: number
}

/**
 * An icon in the text colour, for the first page load: lucide's own code would add 2 kB there. Decorative: put a name
 * next to it.
 */
export function LineIcon({ drawing, size, stroke = 2 }: LineIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawing} />
    </svg>
  )
}
