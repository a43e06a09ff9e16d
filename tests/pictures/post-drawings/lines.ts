// Drawings of figures: positions over time and values by rank.
import { box, dot, type Ground, paper, path, sheet, text } from './ground.ts'

type Rank = number | null

interface Frame {
  left: number
  right: number
  top: number
  bottom: number
  worst: number
}

const wide: Frame = { left: 180, right: 1480, top: 130, bottom: 760, worst: 30 }

function place(frame: Frame, count: number) {
  const step = (frame.right - frame.left) / (count - 1)
  return {
    x: (index: number) => frame.left + index * step,
    y: (rank: number) => frame.top + ((rank - 1) / (frame.worst - 1)) * (frame.bottom - frame.top),
  }
}

/** Steps from check to check; null breaks the line. */
function stepped(ranks: readonly Rank[], frame: Frame): string {
  const { x, y } = place(frame, ranks.length)
  let d = ''
  let drawing = false
  ranks.forEach((rank, index) => {
    if (rank === null) {
      drawing = false
      return
    }
    d += drawing ? `H${x(index)}V${y(rank)}` : `M${x(index)} ${y(rank)}`
    drawing = true
  })
  return d
}

function rankGrid(ground: Ground, frame: Frame): string {
  const { y } = place(frame, 2)
  return [1, Math.round(frame.worst / 3), Math.round((2 * frame.worst) / 3), frame.worst]
    .map(
      (rank) =>
        path(`M${frame.left} ${y(rank)}H${frame.right}`, ground.line, 3, 'stroke-dasharray="2 16"') +
        text(frame.left - 36, y(rank) + 14, String(rank), { fill: ground.quiet, anchor: 'end' }),
    )
    .join('')
}

interface Note {
  at: number
  rank: number
  words: string
  anchor?: 'start' | 'middle' | 'end'
}

interface Trail {
  ranks: readonly Rank[]
  others?: readonly (readonly Rank[])[]
  /** Positions in the row that were not in the first results. */
  outside?: readonly number[]
  notes?: readonly Note[]
  worst?: number
}

/** Positions over time, rank 1 on top. */
export function trail(
  { ranks, others = [], outside = [], notes = [], worst = 30 }: Trail,
  ground = paper,
): string {
  const frame = { ...wide, worst }
  const { x, y } = place(frame, ranks.length)
  const last = ranks.at(-1)
  return sheet(
    ground,
    [
      rankGrid(ground, frame),
      ...others.map((line) => path(stepped(line, frame), ground.quiet, 5, 'opacity="0.7"')),
      path(stepped(ranks, frame), ground.accent, 13),
      ...outside.map((index) =>
        path(`M${x(index) - 16} ${frame.bottom + 30}l16 22l16 -22Z`, ground.quiet, 5),
      ),
      ...notes.map(({ at, rank, words, anchor = 'middle' }) =>
        text(x(at), y(rank), words, { fill: ground.ink, size: 38, anchor }),
      ),
      last
        ? dot(frame.right, y(last), 22, `fill="${ground.paper}" stroke="${ground.accent}" stroke-width="13"`)
        : '',
    ].join(''),
  )
}

interface Bars {
  /** From 0 to 1; null: no figure. */
  values: readonly (number | null)[]
  average?: number
  label?: string
}

/** Values by rank, with their average dashed. */
export function bars({ values, average, label }: Bars, ground = paper): string {
  const width = 1240 / values.length
  return sheet(
    ground,
    [
      path('M180 760H1420', ground.line, 4),
      ...values.map((value, index) => {
        const x = 180 + index * width + width * 0.16
        const rank = text(x + width * 0.34, 822, String(index + 1), {
          fill: ground.quiet,
          size: 34,
          anchor: 'middle',
        })
        if (value === null)
          return (
            box(
              x,
              700,
              width * 0.68,
              58,
              `fill="none" stroke="${ground.quiet}" stroke-width="4" stroke-dasharray="4 12"`,
            ) + rank
          )
        const height = value * 600
        return (
          box(
            x,
            760 - height,
            width * 0.68,
            height,
            `fill="${value > 0.9 ? ground.accent : ground.ink}"`,
            8,
          ) + rank
        )
      }),
      average === undefined
        ? ''
        : path(`M180 ${760 - average * 600}H1480`, ground.accent, 6, 'stroke-dasharray="20 16"') +
          text(1480, 760 - average * 600 - 22, label ?? '', { fill: ground.accent, size: 36, anchor: 'end' }),
    ].join(''),
  )
}

/** A scale from 0 to 100 with what was measured on it. */
export function scale(values: readonly number[], ground = paper): string {
  const x = (value: number) => 200 + value * 12
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return sheet(
    ground,
    [
      path('M200 560H1400', ground.ink, 8),
      ...[0, 25, 50, 75, 100].map(
        (value) =>
          path(`M${x(value)} 560V590`, ground.ink, 8) +
          text(x(value), 660, String(value), { fill: ground.quiet, size: 46, anchor: 'middle' }),
      ),
      ...values.map(
        (value, index) =>
          path(`M${x(value)} 530V${400 - (index % 3) * 60}`, ground.accent, 12) +
          dot(x(value), 400 - (index % 3) * 60, 18, `fill="${ground.accent}"`),
      ),
      path(`M${x(mean)} 200V540`, ground.ink, 5, 'stroke-dasharray="18 14"'),
      text(x(mean), 170, 'average', { fill: ground.ink, size: 42, anchor: 'middle' }),
    ].join(''),
  )
}
