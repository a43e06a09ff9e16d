import type { ReactNode } from 'react'

interface ChipButtonProps {
  children: ReactNode
  onClick: () => void
  pressed?: boolean | undefined
  expanded?: boolean | undefined
  controls?: string | undefined
}

export function ChipButton({ children, onClick, pressed, expanded, controls }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onClick}
      className="inline-flex h-11 min-w-11 cursor-pointer items-center justify-center whitespace-nowrap rounded-md border border-edge bg-raised px-3 text-14 hover:bg-wash aria-expanded:border-accent aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent dense:h-9 print:hidden"
    >
      {children}
    </button>
  )
}
