import type { ReactNode } from 'react'
import { alertDrawing, LineIcon } from './line-icon.tsx'

const circle = 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0'
const octagon =
  'M15.3 2a2 2 0 0 1 1.4.6l4.7 4.7A2 2 0 0 1 22 8.7v6.6a2 2 0 0 1-.6 1.4l-4.7 4.7a2 2 0 0 1-1.4.6H8.7a2 2 0 0 1-1.4-.6l-4.7-4.7A2 2 0 0 1 2 15.3V8.7a2 2 0 0 1 .6-1.4l4.7-4.7A2 2 0 0 1 8.7 2z'

const tones = {
  info: { drawing: `${circle}M12 16v-4M12 8h.01`, ground: 'bg-accent-wash', ink: 'text-accent' },
  good: { drawing: `${circle}M16 9l-5.5 5.5L8 12`, ground: 'bg-good-wash', ink: 'text-good' },
  warning: { drawing: alertDrawing, ground: 'bg-warning-wash', ink: 'text-warning' },
  bad: { drawing: `${octagon}M12 16h.01M12 8v4`, ground: 'bg-bad-wash', ink: 'text-bad' },
} as const

interface NoticeProps {
  tone: keyof typeof tones
  children: ReactNode
  action?: ReactNode
}

/** A remark that belongs to the content around it. The words carry the tone; the colour only repeats it. */
export function Notice({ tone, children, action }: NoticeProps) {
  const { drawing, ground, ink } = tones[tone]
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md px-4 py-3 ${ground}`}>
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <span className={`mt-0.5 shrink-0 ${ink}`}>
          <LineIcon drawing={drawing} size={20} />
        </span>
        <div className="min-w-0">{children}</div>
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}
