// Drawings of things that are neither lists nor lines: captions, paths, calendars, places, devices.
import { box, dot, type Ground, paper, path, sheet, text } from './ground.ts'

export interface CaptionLine {
  words?: string
  bar?: number
  underlined?: boolean
  note?: string
}

/** Lines of a caption, some of them spelled out, with remarks at their side. */
export function caption(lines: readonly CaptionLine[], ground = paper): string {
  const height = 640 / lines.length
  return sheet(
    ground,
    lines
      .map(({ words, bar = 0.7, underlined, note }, index) => {
        const y = 130 + height * (index + 0.6)
        const body = words
          ? text(200, y, words, { fill: ground.ink, size: 50, weight: 600 })
          : box(200, y - 30, (note ? 760 : 1180) * bar, 28, `fill="${ground.line}"`, 14)
        return [
          body,
          underlined ? path(`M200 ${y + 26}H${200 + (words?.length ?? 20) * 24.5}`, ground.accent, 12) : '',
          note
            ? path(`M1050 ${y - 14}H1110`, ground.accent, 5) +
              text(1130, y, note, { fill: ground.accent, size: 40 })
            : '',
        ].join('')
      })
      .join(''),
  )
}

/** Paths that step away from one word to several; `lit` is drawn in the accent. */
export function paths(from: string, to: readonly string[], lit: number, ground = paper): string {
  const gap = 620 / (to.length - 1 || 1)
  const drawn = to.map((name, index) => {
    const y = to.length === 1 ? 450 : 140 + gap * index
    const isLit = index === lit
    const turn = 860 + (index % 2) * 60
    return (
      path(`M640 450H${turn}V${y}H1040`, isLit ? ground.accent : ground.line, isLit ? 14 : 9) +
      text(1075, y + 17, name, {
        fill: isLit ? ground.accent : ground.ink,
        size: 50,
        weight: isLit ? 650 : 480,
      })
    )
  })
  return sheet(
    ground,
    [
      ...drawn.filter((_, index) => index !== lit),
      drawn[lit] ?? '',
      box(150, 380, 490, 140, `fill="${ground.paper}" stroke="${ground.ink}" stroke-width="7"`, 24),
      text(395, 468, from, { fill: ground.ink, size: 52, weight: 600, anchor: 'middle' }),
    ].join(''),
  )
}

/** Two columns that belong to two words. */
export function columns(
  left: { name: string; words: readonly string[] },
  right: { name: string; words: readonly string[] },
  ground = paper,
): string {
  const side = (x: number, { name, words }: { name: string; words: readonly string[] }, accent: boolean) =>
    text(x, 170, name, { fill: ground.quiet, size: 40 }) +
    words
      .map((word, index) => {
        const y = 230 + index * 122
        const width = word.length * 23 + 70
        return accent
          ? path(`M${x} ${y + 92}H${x + Math.min(width, 760)}`, ground.accent, 8) +
              text(x, y + 66, word, { fill: ground.ink, size: 46, weight: 600 })
          : box(x, y, width, 88, `fill="none" stroke="${ground.quiet}" stroke-width="5"`, 44) +
              text(x + 34, y + 59, word, { fill: ground.quiet, size: 42 })
      })
      .join('')
  return sheet(ground, side(130, left, false) + path('M620 120V790', ground.line, 4) + side(700, right, true))
}

/** Twelve months as towers; how high each is raised, from 0 to 1. */
export function year(heights: readonly number[], ground = paper): string {
  const names = 'JFMAMJJASOND'
  return sheet(
    ground,
    heights
      .map((height, index) => {
        const x = 130 + index * 113
        const top = 690 - height * 460
        return [
          height > 0
            ? path(`M${x} ${top}H${x + 92}`, ground.accent, 14) +
              box(x, top + 8, 92, 682 - top, `fill="${ground.wash}"`, 0)
            : path(`M${x} 690H${x + 92}`, ground.line, 14),
          text(x + 46, 780, names[index] ?? '', {
            fill: height > 0 ? ground.ink : ground.quiet,
            size: 44,
            anchor: 'middle',
          }),
        ].join('')
      })
      .join(''),
  )
}

/** A month of days in three degrees: none, some, many. */
export function month(degrees: readonly (0 | 1 | 2)[], words: readonly string[], ground = paper): string {
  return sheet(
    ground,
    [
      ...degrees.map((degree, index) => {
        const x = 240 + (index % 10) * 124
        const y = 210 + Math.floor(index / 10) * 150
        return degree === 0
          ? dot(x, y, 14, `fill="${ground.line}"`)
          : dot(x, y, degree === 1 ? 28 : 48, `fill="${degree === 1 ? ground.quiet : ground.accent}"`)
      }),
      ...words.map((word, index) => text(200 + index * 480, 780, word, { fill: ground.ink, size: 44 })),
    ].join(''),
  )
}

interface Stop {
  name: string
  waiting?: boolean
}

/** A track with stations; what waits is drawn open. */
export function track(stops: readonly Stop[], ground = paper): string {
  const gap = 1240 / (stops.length - 1)
  const y = (index: number) => 620 - index * (260 / (stops.length - 1))
  let d = `M180 ${y(0)}`
  stops.slice(1).forEach((_, index) => {
    d += `H${180 + gap * (index + 1) - gap / 2}V${y(index + 1)}H${180 + gap * (index + 1)}`
  })
  return sheet(
    ground,
    [
      path(d, ground.line, 14),
      ...stops.map(({ name, waiting }, index) => {
        const x = 180 + gap * index
        return [
          dot(
            x,
            y(index),
            30,
            `fill="${waiting ? ground.paper : ground.accent}" stroke="${ground.accent}" stroke-width="12"`,
          ),
          text(x, y(index) + (index % 2 ? -64 : 104), name, { fill: ground.ink, size: 40, anchor: 'middle' }),
        ].join('')
      }),
    ].join(''),
  )
}

/** Rings round a door. */
export function rings(names: readonly string[], ground = paper): string {
  return sheet(
    ground,
    [
      ...names.map((name, index) => {
        const radius = 360 - index * 120
        return [
          dot(
            560,
            450,
            radius,
            `fill="${index === 1 ? ground.wash : ground.paper}" stroke="${index === 1 ? ground.accent : ground.line}" stroke-width="7"`,
          ),
          path(
            `M${560 + radius} ${450 - index * 10}H1010V${230 + index * 220}H1050`,
            index === 1 ? ground.accent : ground.line,
            6,
          ),
          text(1075, 245 + index * 220, name, {
            fill: index === 1 ? ground.accent : ground.ink,
            size: 46,
            weight: 600,
          }),
        ].join('')
      }),
      path('M530 490V420H590V490Z', ground.ink, 9),
    ].join(''),
  )
}

/** Streets, and the stepped way to one door. */
export function streets(ground = paper): string {
  const roads = [180, 400, 620, 840].map((y, index) => path(`M80 ${y}H${1520 - index * 60}`, ground.line, 26))
  const lanes = [220, 520, 860, 1180, 1400].map((x, index) =>
    path(`M${x} ${100 + index * 20}V860`, ground.line, 26),
  )
  return sheet(
    ground,
    [
      ...roads,
      ...lanes,
      path('M220 840V620H520V400H1180V230', ground.accent, 18),
      dot(220, 840, 24, `fill="${ground.accent}"`),
      path('M1110 210V110H1250V210Z', ground.ink, 12, `style="fill:${ground.paper}"`),
      path('M1165 210V160H1195V210', ground.ink, 10),
    ].join(''),
  )
}

/** Devices that show lines of text; `open` says that there is no signal. */
export function devices(
  kinds: readonly ('phone' | 'laptop')[],
  ground: Ground = paper,
  noSignal = false,
): string {
  const width = kinds.map((kind) => (kind === 'phone' ? 330 : 720))
  const total = width.reduce((sum, each) => sum + each, 0) + (kinds.length - 1) * 140
  let x = (1600 - total) / 2
  return sheet(
    ground,
    kinds
      .map((kind, index) => {
        const left = x
        const w = width[index] ?? 0
        const top = kind === 'phone' ? 120 : 240
        const h = kind === 'phone' ? 660 : 440
        x += w + 140
        const rows = Array.from({ length: kind === 'phone' ? 6 : 4 }, (_, row) => {
          const y = top + 130 + row * 82
          return (
            dot(left + 60, y, 16, `fill="${row === 1 ? ground.accent : ground.line}"`) +
            box(
              left + 96,
              y - 12,
              (w - 160) * (0.9 - row * 0.1),
              24,
              `fill="${row === 1 ? ground.accent : ground.line}"`,
              12,
            )
          )
        })
        return [
          box(
            left,
            top,
            w,
            h,
            `fill="none" stroke="${ground.ink}" stroke-width="9"`,
            kind === 'phone' ? 44 : 22,
          ),
          kind === 'laptop' ? path(`M${left - 50} ${top + h + 40}H${left + w + 50}`, ground.ink, 12) : '',
          noSignal
            ? path(
                `M${left + w - 110} ${top + 70}l60 -36M${left + w - 110} ${top + 34}l60 36`,
                ground.quiet,
                7,
              )
            : path(`M${left + w - 110} ${top + 66}v-10m26 10v-24m26 24v-38`, ground.quiet, 9),
          ...rows,
        ].join('')
      })
      .join(''),
  )
}
