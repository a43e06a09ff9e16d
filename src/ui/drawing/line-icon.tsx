export const alertDrawing =
  'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01'

interface LineIconProps {
  /** What is drawn, as the path data of a square of 24; lucide's (ISC licence). */
  drawing: string
  size: number
  stroke?: number
}

/**
 * An icon in the colour of the text, for what a first visit loads: lucide's own code is 2 kB more there. Decoration:
 * name it beside it.
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
