import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { listen } from '#src/lib/listen.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { useWide } from '../hooks/use-wide.ts'
import { Toast, type ToastMessage } from './toast.tsx'
import { type Box, type ToastEnd, toastEnd } from './toast-place.ts'

interface ToastAreaProps {
  toasts: readonly ToastMessage[]
  tabs?: boolean
  onDismiss: (id: number) => void
}

function measureBox(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect()
  return box && box.height > 0 ? box : null
}

/** Elements that toasts should not cover: a dialog's text buttons, and a page's primary buttons and links. */
const actions = '[role=dialog] button:not([aria-label]), main :is(a, button).bg-accent'

function usePlace(area: RefObject<HTMLElement | null>, toasts: readonly ToastMessage[], tabs: boolean) {
  const isPhone = !useWide()
  // On phones, the bottom is near the thumb and clear of the page's title.
  const usual = isPhone ? 'bottom' : 'top'
  const [end, setEnd] = useState<ToastEnd>(usual)
  // The space for the header and for a phone's tabs, in CSS pixels.
  const room = { top: 64, bottom: isPhone && tabs ? 72 : 16 }
  const isShown = toasts.length > 0
  // By default, toasts prefer their current end, so that they do not move under the pointer during a press.
  const look = useEffectEvent((preferred: ToastEnd = end) => {
    const box = area.current
    if (!box) return
    const { height, left, right } = box.getBoundingClientRect()
    setEnd(
      toastEnd({
        preferred,
        ends: {
          top: { top: room.top, bottom: room.top + height, left, right },
          bottom: { top: innerHeight - room.bottom - height, bottom: innerHeight - room.bottom, left, right },
        },
        focused: measureBox(document.querySelector(':is(input, textarea, select):focus')),
        title: measureBox(document.querySelector('main h1')),
        actions: [...document.querySelectorAll(actions)].flatMap((action) => measureBox(action) ?? []),
      }),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: different toasts have different heights
  useLayoutEffect(() => look(usual), [toasts, isPhone])
  useEffect(() => {
    if (isShown) return listen(['focusin', 'scroll'], () => look(), { capture: true })
  }, [isShown])
  const keyboard = end === 'bottom' ? ' + var(--keyboard)' : ''
  return { [end]: `calc(env(safe-area-inset-${end}) + ${room[end]}px${keyboard})` }
}

/** Does not use Radix's toast, which announces errors twice and puts items with other roles into its list. */
export function ToastArea({ toasts, tabs = false, onDismiss }: ToastAreaProps) {
  const [held, setHeld] = useState(false)
  const area = useRef<HTMLElement>(null)
  const place = usePlace(area, toasts, tabs)
  const latest = toasts.at(-1)
  const dismiss = (id: number) => {
    // The browser fires no leave or blur event for a removed toast that has the pointer or the focus.
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
