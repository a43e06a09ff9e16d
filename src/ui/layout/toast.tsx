import { useEffect, useEffectEvent, useState } from 'react'
import { uiWords } from '#src/words/controls/ui.ts'
import { Button } from '../controls/button.tsx'
import { LineIcon, toneDrawings } from '../drawing/line-icon.tsx'

export interface ToastMessage {
  id: number
  tone: 'good' | 'info' | 'bad'
  text: string
  stays?: boolean
  action?: { label: string; run: () => void }
}

const tones = {
  good: { ink: 'text-good', role: 'status', shownMs: 5_000 },
  info: { ink: 'text-accent', role: 'status', shownMs: 5_000 },
  bad: { ink: 'text-bad', role: 'alert', shownMs: 8_000 },
} as const

interface ToastProps {
  toast: ToastMessage
  /** Whether the user is interacting with the toasts, in which case none disappears. */
  held: boolean
  onDismiss: (id: number) => void
}

export function Toast({ toast: { id, tone, text, stays, action }, held, onDismiss }: ToastProps) {
  const { ink, role, shownMs } = tones[tone]

  const leave = useEffectEvent(() => onDismiss(id))
  useEffect(() => {
    if (held || stays) return
    const timer = setTimeout(leave, shownMs)
    return () => clearTimeout(timer)
  }, [held, stays, shownMs])

  // Screen readers announce text added to a live region, but not a region added together with its text.
  const [said, setSaid] = useState('')
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(text))
    return () => cancelAnimationFrame(frame)
  }, [text])

  return (
    <li
      data-toast=""
      className="pointer-events-auto flex animate-arrive items-start gap-3 rounded-md border border-edge bg-raised py-1 pr-1 pl-4"
    >
      <span className={`mt-3 shrink-0 ${ink}`}>
        <LineIcon drawing={toneDrawings[tone]} size={20} />
      </span>
      <p role={role} className="min-h-11 min-w-0 grow py-2.5 dense:py-3 dense:text-14">
        {said}
      </p>
      {action && <Button onClick={action.run}>{action.label}</Button>}
      <button
        type="button"
        aria-label={uiWords.dismiss}
        onClick={() => onDismiss(id)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-quiet hover:bg-wash hover:text-ink"
      >
        <LineIcon drawing="M18 6 6 18M6 6l12 12" size={16} />
      </button>
    </li>
  )
}
