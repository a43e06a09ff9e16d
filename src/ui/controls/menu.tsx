import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { LineIcon } from '../drawing/line-icon.tsx'

export interface MenuItem {
  id: string
  label: string
  /** SVG path data, as for LineIcon. */
  drawing?: string | undefined
  /** The equivalent keyboard shortcut, in the format of `aria-keyshortcuts`. */
  shortcut?: string | undefined
  danger?: boolean | undefined
  press: () => void
}

interface MenuProps {
  label: string
  items: readonly MenuItem[]
  anchor: HTMLElement
  onClose: () => void
}

const gap = 4

/** Places the menu below the button, or above it if there is no room. On a phone, CSS makes it a sheet. */
function place(menu: HTMLElement, anchor: HTMLElement): void {
  const button = anchor.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const below = button.bottom + gap + height <= innerHeight
  menu.style.setProperty('--menu-left', `${Math.max(gap, button.right - width)}px`)
  menu.style.setProperty(
    '--menu-top',
    `${below ? button.bottom + gap : Math.max(gap, button.top - gap - height)}px`,
  )
}

/** Uses the browser's popover: Escape or a press outside closes it, and Escape returns the focus. */
export function Menu({ label, items, anchor, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const box = menu.current
    if (!box) return
    anchor.setAttribute('aria-expanded', 'true')
    // Keeps a press on the button from counting as a press outside: the button itself closes the menu.
    if (anchor instanceof HTMLButtonElement) anchor.popoverTargetElement = box
    anchor.focus({ preventScroll: true })
    box.showPopover()
    place(box, anchor)
    box.querySelector('button')?.focus({ preventScroll: true })
    const stop = new AbortController()
    const { signal } = stop
    box.addEventListener('toggle', (event) => event.newState === 'closed' && close(), { signal })
    // A scroll event may arrive after the menu has opened, so the menu closes only if the button has moved.
    const { left, top } = anchor.getBoundingClientRect()
    const leave = () => {
      const now = anchor.getBoundingClientRect()
      if (now.left !== left || now.top !== top) box.hidePopover()
    }
    for (const moves of ['scroll', 'resize']) addEventListener(moves, leave, { signal, passive: true })
    return () => {
      stop.abort()
      anchor.setAttribute('aria-expanded', 'false')
      if (anchor instanceof HTMLButtonElement) anchor.popoverTargetElement = null
    }
  }, [anchor])

  function walk(event: KeyboardEvent) {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      buttons.at(to % buttons.length)?.focus()
    }
    if (event.key === 'Tab') menu.current?.hidePopover()
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-labelledby={titleId}
      onKeyDown={walk}
      className="fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none animate-rise rounded-t-md border border-line bg-raised p-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))] text-ink backdrop:bg-[rgb(10_8_20/0.55)] md:inset-x-auto md:top-(--menu-top) md:bottom-auto md:left-(--menu-left) md:w-max md:min-w-44 md:animate-none md:rounded-md md:pb-1 md:backdrop:bg-transparent"
    >
      <p id={titleId} className="truncate px-3 pt-3 pb-1 text-14 text-quiet md:sr-only">
        {label}
      </p>
      {items.map(({ id, label: name, drawing, shortcut, danger, press }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-label={name}
          aria-keyshortcuts={shortcut}
          className={`flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-left hover:bg-wash focus:bg-wash dense:min-h-9 dense:text-14 ${danger ? 'text-bad' : ''}`}
          onClick={() => {
            // Closed first, so that the action's dialog returns the focus to the button, not to a lost item.
            menu.current?.hidePopover()
            press()
          }}
        >
          {drawing && <LineIcon drawing={drawing} size={16} />}
          <span className="grow">{name}</span>
          {shortcut && (
            <kbd className="hidden font-sans text-12 text-quiet dense:inline">{shortcut.slice(0, 3)}</kbd>
          )}
        </button>
      ))}
    </div>
  )
}
