import { ArrowDown, ArrowUp } from 'lucide-react'

const directions = {
  up: { Icon: ArrowUp, ink: 'text-good' },
  down: { Icon: ArrowDown, ink: 'text-bad' },
  none: { Icon: null, ink: 'text-quiet' },
} as const

interface ChangeMarkProps {
  direction: keyof typeof directions
  /** What is seen: "+2". */
  sign: string
  /** What is read out: "up 2 places". */
  words: string
}

/** A change as an arrow, a sign and words. */
export function ChangeMark({ direction, sign, words }: ChangeMarkProps) {
  const { Icon, ink } = directions[direction]
  return (
    <span className={`inline-flex items-center gap-0.5 tabular-nums ${ink}`} title={words}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
