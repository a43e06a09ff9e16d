import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { uiWords } from '#src/words/controls/ui.ts'
import { useWide } from '../hooks/use-wide.ts'
import { Toast, type ToastMessage } from './toast.tsx'
import { type Box, type ToastEnd, toastEnd } from './toast-place.ts'

interface ToastAreaProps {
  toasts: readonly ToastMessage[]
  /** Whether a phone has its tabs at the bottom. */
  tabs?: boolean
  /** Called when a toast's time is over, and by its button or Escape. */
  onDismiss: (id: number) => void
}

/** Where an element is; null of none, and of one that is not drawn. */
function boxOf(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect()
  return box && box.height > 0 ? box : null
}

/** Between the toasts and either end of the screen, in CSS pixels: there are the header and, on phones, the tabs. */
function roomOf(isPhone: boolean, tabs: boolean): Record<ToastEnd, number> {
  return { top: 64, bottom: isPhone && tabs ? 72 : 16 }
}

/** Looks where the toasts stand in nobody's way, whenever there are other ones or the focus has moved. */
function usePlace(area: RefObject<HTMLElement | null>, toasts: readonly ToastMessage[], tabs: boolean) {
  const isPhone = !useWide()
  // On phones the end that the thumb is at: at the top stands what the page is called.
  const usual = isPhone ? 'bottom' : 'top'
  const [end, setEnd] = useState<ToastEnd>(usual)
  const room = roomOf(isPhone, tabs)
  const look = useEffectEvent(() => {
    const box = area.current
    if (!box) return
    const { height, left, right } = box.getBoundingClientRect()
    setEnd(
      toastEnd({
        usual,
        ends: {
          top: { top: room.top, bottom: room.top + height, left, right },
          bottom: { top: innerHeight - room.bottom - height, bottom: innerHeight - room.bottom, left, right },
        },
        focused: boxOf(document.querySelector(':is(input, textarea, select):focus')),
        title: boxOf(document.querySelector('main h1')),
      }),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other toasts are of another height
  useLayoutEffect(look, [toasts, isPhone])
  useEffect(() => {
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  const keyboard = end === 'bottom' ? ' + var(--keyboard)' : ''
  return { [end]: `calc(env(safe-area-inset-${end}) + ${room[end]}px${keyboard})` }
}

/**
 * Messages at the top right, on phones above the tabs. Not Radix' toast: that one repeats each text in a second, hidden
 * status, which announces errors twice and puts list items with other roles into its list.
 */
export function ToastArea({ toasts, tabs = false, onDismiss }: ToastAreaProps) {
  const [held, setHeld] = useState(false)
  const area = useRef<HTMLElement>(null)
  const place = usePlace(area, toasts, tabs)
  const latest = toasts.at(-1)
  const dismiss = (id: number) => {
    // The toast goes from under the pointer or the focus, and neither says that it left.
    setHeld(false)
    onDismiss(id)
  }
  return (
    <section
      ref={area}
      aria-label={uiWords.messages}
      style={place}
      className="pointer-events-none fixed right-[calc(1rem+env(safe-area-inset-right))] left-[calc(1rem+env(safe-area-inset-left))] z-60 sm:left-auto sm:w-96 print:hidden"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && latest) dismiss(latest.id)
      }}
    >
      <ol className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} held={held} onDismiss={dismiss} />
        ))}
      </ol>
    </section>
  )
}
