// Draws charts without scripts. The labels are HTML, because the SVG is stretched to the width of the page,
// which would distort its text.
import type { ReportPoint } from '../domain/report/content.ts'
import { reportWords } from '../words/report/report.ts'
import { html, type Markup } from './markup.ts'

/** Returns the first and last rank of the axis. `ranks` must not be empty. */
export function rankAxis(ranks: readonly number[]): { top: number; bottom: number } {
  const step = Math.max(...ranks) <= 10 ? 1 : 5
  const top = Math.min(...ranks) <= 5 ? 1 : Math.floor((Math.min(...ranks) - 1) / step) * step
  const bottom = Math.max(Math.ceil(Math.max(...ranks) / step) * step, top + 4)
  return { top, bottom }
}

// A line across a longer gap would suggest positions that were never measured.
const maxDaysApart = 2

interface Dot {
  x: number
  y: number
}

/** A check without a position, or a long gap, ends a line. */
function linesOf(points: readonly ReportPoint[], at: (day: number, rank: number) => Dot): Dot[][] {
  const lines: Dot[][] = []
  let last: number | null = null
  for (const [day, position] of points) {
    if (position === null) last = null
    else {
      const isNext = last !== null && day - last <= maxDaysApart
      if (isNext) lines.at(-1)?.push(at(day, position))
      else lines.push([at(day, position)])
      last = day
    }
  }
  return lines
}

const whole = (value: number) => value.toFixed(2)
const pathOf = (dots: readonly Dot[]) => dots.map(({ x, y }) => `${whole(x)} ${whole(y)}`).join('L')

interface ChartInput {
  points: readonly ReportPoint[]
  label: string
  /** The first, middle and last days. */
  days: readonly [string, string, string]
  dayCount: number
  caption: Markup
}

/** Returns a sentence instead of a chart if no check found the video. */
export function positionChart({ points, label, days, dayCount, caption }: ChartInput): Markup {
  const ranks = points.flatMap(([, position]) => position ?? [])
  if (ranks.length === 0) return html`<p>${reportWords.chartEmpty}</p>`
  const { top, bottom } = rankAxis(ranks)
  const x = (day: number) => (100 * day) / (dayCount - 1)
  const y = (rank: number) => 4 + (84 * (rank - top)) / (bottom - top)
  const lines = linesOf(points, (day, rank) => ({ x: x(day), y: y(rank) }))
  const ticks = [top, Math.round((top + bottom) / 2), bottom]
  const failed = points.filter(([, position, results]) => position === null && results === null)
  const missing = points.filter(([, position, results]) => position === null && results !== null)
  const marks = (of: readonly ReportPoint[], sign: string) =>
    of.map(([day]) => html`<span class="mark" style="left:${whole(x(day))}%">${sign}</span>`)
  const sides = ['left:0', 'left:50%;transform:translateX(-50%)', 'right:0']
  return html`<figure><div class="plot" role="img" aria-label="${label}"><svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${ticks.map(
    (rank) => html`<path class="grid" d="M0 ${whole(y(rank))}H100"/>`,
  )}<path d="${lines.map((line) => `M${pathOf(line)}`).join('')}"/><path class="dots" d="${lines
    .flat()
    .map((dot) => `M${pathOf([dot])}h.01`)
    .join('')}"/></svg>${ticks.map(
    (rank) => html`<span class="rank" style="top:${whole(y(rank))}%">${rank}</span>`,
  )}${marks(failed, '×')}${marks(missing, '▽')}${days.map(
    (day, n) => html`<span class="day" style="${sides[n] ?? ''}">${day}</span>`,
  )}</div><figcaption>${failed.length > 0 ? html`× ${reportWords.failed} · ` : null}${
    missing.length > 0 ? html`▽ ${reportWords.notFound} · ` : null
  }${caption}</figcaption></figure>`
}
