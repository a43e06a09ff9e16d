// Drawings of lists: results, suggestions, phrases, tables.
import { box, dot, type Ground, paper, path, sheet, text } from './ground.ts'

export interface Row {
  /** From 0 to 1; how long the bar is that stands for somebody's words. */
  bar?: number
  words?: string
  mark?: 'good' | 'warning' | 'accent' | 'open'
}

function resultRow(row: Row, rank: number, x: number, y: number, width: number, ground: Ground): string {
  const look =
    row.mark === 'good'
      ? ground.good
      : row.mark === 'warning'
        ? ground.warning
        : row.mark === 'accent'
          ? ground.wash
          : null
  return [
    look ? box(x - 28, y - 46, width + 56, 66, `fill="${look}"`, 12) : '',
    row.mark === 'open'
      ? box(
          x - 28,
          y - 46,
          width + 56,
          66,
          `fill="none" stroke="${ground.accent}" stroke-width="4" stroke-dasharray="10 12"`,
          12,
        )
      : '',
    text(x + 24, y, String(rank), { fill: ground.quiet, size: 36, anchor: 'end' }),
    row.words
      ? text(x + 62, y, row.words, { fill: row.mark ? ground.ink : ground.quiet, size: 38 })
      : box(x + 62, y - 26, (width - 62) * (row.bar ?? 0.5), 24, `fill="${ground.line}"`, 12),
  ].join('')
}

/** A page of results, one rank a row. */
export function ranking(rows: readonly Row[], ground = paper): string {
  const height = Math.min(92, 760 / rows.length)
  const top = 450 - (height * (rows.length - 1)) / 2 + 12
  return sheet(
    ground,
    rows.map((row, index) => resultRow(row, index + 1, 330, top + index * height, 940, ground)).join(''),
  )
}

/** Lists side by side under their names, with lines between the rows that belong together. */
export function sideBySide(
  lists: readonly { name: string; rows: readonly Row[] }[],
  links: readonly (readonly number[])[] = [],
  ground = paper,
): string {
  const width = 1340 / lists.length - 60
  const x = (index: number) => 150 + index * (width + 60)
  const y = (row: number) => 290 + row * 88
  const longest = Math.max(...lists.map(({ rows }) => rows.length))
  return sheet(
    ground,
    [
      `<g transform="translate(0 ${(900 - 180 - y(longest - 1)) / 2})">`,
      ...links.map((rows) =>
        path(
          rows.map((row, index) => `${index ? 'L' : 'M'}${x(index) + width / 2} ${y(row) - 14}`).join(''),
          ground.accent,
          5,
          'opacity="0.45"',
        ),
      ),
      ...lists.map(({ name, rows }, index) =>
        [
          text(x(index) - 20, 180, name, { fill: ground.ink, size: lists.length > 3 ? 32 : 42, weight: 600 }),
          ...rows.map((row, rank) => resultRow(row, rank + 1, x(index), y(rank), width, ground)),
        ].join(''),
      ),
      '</g>',
    ].join(''),
  )
}

/** A search box with what is offered below it. */
export function suggestions(typed: string, offered: readonly string[], ground = paper): string {
  return sheet(
    ground,
    [
      box(240, 110, 1120, 120, `fill="none" stroke="${ground.ink}" stroke-width="7"`, 22),
      dot(318, 164, 24, `fill="none" stroke="${ground.ink}" stroke-width="7"`),
      path('M336 182L356 202', ground.ink, 7),
      text(400, 186, typed, { fill: ground.ink, size: 54, weight: 600 }),
      path(`M${408 + typed.length * 27} 138V202`, ground.accent, 7),
      ...offered.map((phrase, index) => {
        const y = 316 + index * 92
        const rest = phrase.startsWith(typed) ? phrase.slice(typed.length) : phrase
        const head = phrase.startsWith(typed) ? typed : ''
        return [
          path(`M270 ${y + 34}H1330`, ground.line, 3),
          `<text x="300" y="${y}" font-size="46" fill="${ground.quiet}">${head}<tspan fill="${ground.accent}" font-weight="600" xml:space="preserve">${rest}</tspan></text>`,
        ].join('')
      }),
    ].join(''),
  )
}

/** Words on steps that climb; `lit` is the step in the accent. */
export function stairs(words: readonly string[], lit: number, ground = paper): string {
  const rise = 620 / words.length
  const run = 760 / words.length
  const base = 800
  let d = `M150 ${base}`
  words.forEach((_, index) => {
    d += `V${base - rise * (index + 1) + 20}H${150 + run * (index + 1)}`
  })
  return sheet(
    ground,
    [
      path(`${d}H1480`, ground.line, 8),
      ...words.map((word, index) => {
        const y = base - rise * (index + 1) + 20
        const isLit = index === lit
        return [
          isLit ? path(`M${150 + run * index} ${y}H${150 + run * (index + 1)}`, ground.accent, 16) : '',
          text(150 + run * index + 16, y - 26, word, {
            fill: isLit ? ground.accent : ground.ink,
            size: 46,
            weight: isLit ? 650 : 480,
          }),
        ].join('')
      }),
    ].join(''),
  )
}

interface Table {
  heads: readonly string[]
  rows: readonly { name: string; cells: readonly (string | boolean | null)[] }[]
  /** Where the cells begin. */
  nameWidth?: number
}

/** A table of words, dots and gaps. */
export function table({ heads, rows, nameWidth = 420 }: Table, ground = paper): string {
  const cell = (1360 - nameWidth) / heads.length
  const height = Math.min(130, 640 / rows.length)
  const x = (index: number) => 120 + nameWidth + index * cell
  const drop = (900 - 204 - height * rows.length - 130) / 2
  return sheet(
    ground,
    [
      `<g transform="translate(0 ${drop})">`,
      ...heads.map((head, index) => text(x(index), 170, head, { fill: ground.quiet, size: 36 })),
      path('M120 204H1480', ground.ink, 5),
      ...rows.map(({ name, cells }, row) => {
        const y = 204 + height * (row + 0.62)
        return [
          text(120, y, name, { fill: ground.ink, size: 40, weight: 600 }),
          path(`M120 ${204 + height * (row + 1)}H1480`, ground.line, 3),
          ...cells.map((value, index) => {
            if (value === true) return dot(x(index) + 24, y - 13, 20, `fill="${ground.accent}"`)
            if (value === false)
              return dot(x(index) + 24, y - 13, 18, `fill="none" stroke="${ground.line}" stroke-width="5"`)
            return value === null ? '' : text(x(index), y, value, { fill: ground.ink, size: 38 })
          }),
        ].join('')
      }),
      '</g>',
    ].join(''),
  )
}
