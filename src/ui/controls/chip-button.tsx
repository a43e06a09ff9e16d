import type { ReactNode } from 'react'

interface ChipButtonProps {
  children: ReactNode
  onClick: () => void
  /** Whether what it names is on, where it switches something. */
  pressed?: boolean | undefined
  /** Whether what it opens is open, where it opens something. */
  expanded?: boolean | undefined
  /** The id of what it opens. */
  controls?: string | undefined
}

/** A small button in a row of choices: switches something, or opens more of them. */
export function ChipButton({ children, onClick, pressed, expanded, controls }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onClick}
      className="inline-flex h-11 cursor-pointer items-center whitespace-nowrap rounded-md border border-edge bg-raised px-3 text-14 hover:bg-wash aria-expanded:border-accent aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent dense:h-9 print:hidden"
    >
      {children}
    </button>
  )
}
