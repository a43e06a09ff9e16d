import { useState } from 'react'
import { Toast, type ToastMessage } from './toast.tsx'

interface ToastAreaProps {
  toasts: readonly ToastMessage[]
  /** Called when a toast's time is over, and by its button or Escape. */
  onDismiss: (id: number) => void
}

/**
 * Messages at the top right. Not Radix' toast: that one repeats each text in a second, hidden status, which
 * announces errors twice and puts list items with other roles into its list.
 */
export function ToastArea({ toasts, onDismiss }: ToastAreaProps) {
  const [held, setHeld] = useState(false)
  const latest = toasts.at(-1)
  const dismiss = (id: number) => {
    // The toast goes from under the pointer or the focus, and neither says that it left.
    setHeld(false)
    onDismiss(id)
  }
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed top-[calc(env(safe-area-inset-top)+4rem)] right-4 left-4 z-60 sm:left-auto sm:w-96 print:hidden"
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
