import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const schemes = ['light', 'dark'] as const
const tokens = new Map(
  [
    ...readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').matchAll(
      /--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
    ),
  ].map(([, name, light, dark]) => [name, { light, dark }]),
)

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string, scheme: (typeof schemes)[number]): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(tokens.get(name)?.[scheme] ?? ''))
    .sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const tones = ['accent', 'good', 'warning', 'bad']
const grounds = ['paper', 'raised', 'wash']
const washes = tones.map((tone) => `${tone}-wash`)

const textPairs = [
  ...['ink', 'quiet', 'accent', 'accent-strong', ...tones].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ...['ink', 'quiet', 'accent'].flatMap((text) => washes.map((ground) => [text, ground])),
  ...tones.map((tone) => [tone, `${tone}-wash`]),
  ...['accent', 'accent-strong'].map((ground) => ['on-accent', ground]),
  ...['bad', 'bad-strong'].map((ground) => ['on-bad', ground]),
] as [string, string][]

describe.each(schemes)('the %s colours', (scheme) => {
  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([1, 2, 3, 4, 5])('line %i of a chart is visible on its background', (line) => {
    expect(contrast(`line-${line}`, 'raised', scheme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(grounds)('the edge of a control is visible on %s', (ground) => {
    expect(contrast('edge', ground, scheme)).toBeGreaterThanOrEqual(3)
  })
})
