export const alertDrawing =
  'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01'

const circle = 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0'
const octagon = 'M8 2h8l6 6v8l-6 6H8l-6-6V8z'

export const toneDrawings = {
  info: `${circle}M12 16v-4M12 8h.01`,
  good: `${circle}M16 9l-5.5 5.5L8 12`,
  warning: alertDrawing,
  bad: `${octagon}M12 16h.01M12 8v4`,
} as const

export const magnifier = 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0a8 8 0 1 1 16 0'

interface LineIconProps {
  /** SVG path data for a 24 x 24 view box; from lucide (ISC license). */
  drawing: string
  size: number
  stroke?: number
}

/** Decorative: put a name next to it. Lucide's own code would add 2 kB to the first page load. */
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
