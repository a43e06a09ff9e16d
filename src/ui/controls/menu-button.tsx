import { LineIcon } from '../drawing/line-icon.tsx'

interface MenuButtonProps {
  label: string
  /** Sets the button's margins and, in a list, when it is visible. */
  className: string
  onPress: (anchor: HTMLButtonElement) => void
}

export function MenuButton({ label, className, onPress }: MenuButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label={label}
      title={label}
      onClick={(event) => {
        // Without this, the click would also toggle the popover that `onPress` opens.
        event.preventDefault()
        onPress(event.currentTarget)
      }}
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-quiet hover:bg-wash hover:text-ink print:hidden ${className}`}
    >
      <LineIcon drawing="M5 12h.01M12 12h.01M19 12h.01" size={20} stroke={3} />
    </button>
  )
}
