import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-wash text-quiet',
  accent: 'bg-accent-wash text-accent',
  good: 'bg-good-wash text-good',
  warning: 'bg-warning-wash text-warning',
  bad: 'bg-bad-wash text-bad',
} as const

export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-12 ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
