import { LineIcon } from '../drawing/line-icon.tsx'

const directions = {
  up: { drawing: 'm5 12 7-7 7 7M12 19V5', ink: 'text-good' },
  down: { drawing: 'M12 5v14M19 12l-7 7-7-7', ink: 'text-bad' },
  none: { drawing: null, ink: 'text-quiet' },
} as const

interface ChangeMarkProps {
  direction: keyof typeof directions
  /** The visible text: "+2". */
  sign: string
  /** The text for screen readers: "up 2 places". */
  words: string
  neutral?: boolean
}

export function ChangeMark({ direction, sign, words, neutral = false }: ChangeMarkProps) {
  const { drawing, ink } = directions[direction]
  const color = neutral && drawing ? 'text-ink' : ink
  return (
    <span className={`inline-flex items-center gap-0.5 tabular-nums ${color}`} title={words}>
      {drawing && <LineIcon drawing={drawing} size={14} />}
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
