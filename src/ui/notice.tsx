import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  info: { Icon: Info, ground: 'bg-accent-wash', ink: 'text-accent' },
  good: { Icon: CircleCheck, ground: 'bg-good-wash', ink: 'text-good' },
  warning: { Icon: TriangleAlert, ground: 'bg-warning-wash', ink: 'text-warning' },
  bad: { Icon: OctagonAlert, ground: 'bg-bad-wash', ink: 'text-bad' },
} as const

interface NoticeProps {
  tone: keyof typeof tones
  children: ReactNode
  action?: ReactNode
}

/** A remark that belongs to the content around it. The words carry the tone; the colour only repeats it. */
export function Notice({ tone, children, action }: NoticeProps) {
  const { Icon, ground, ink } = tones[tone]
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md px-4 py-3 ${ground}`}>
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon size={20} className={`mt-0.5 shrink-0 ${ink}`} aria-hidden="true" />
        <div className="min-w-0">{children}</div>
      </div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}
