import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sparkline } from './sparkline.tsx'

const drawn = (...ranks: (number | null | undefined)[]) => {
  render(<Sparkline label="Last checks" points={ranks.map((rank, at) => ({ at, rank }))} />)
  const svg = screen.getByRole('img', { name: 'Last checks' })
  const circles = (path: string) => svg.querySelector(path)?.getAttribute('d')?.match(/M/g)?.length ?? 0
  return {
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
    rings: circles('path[stroke="var(--color-quiet)"]'),
    dots: circles('path[fill=currentColor]'),
  }
}

test('puts rank 1 on top', () => {
  const [, first, second] = drawn(9, 1).path.match(/M[\d.]+ ([\d.]+)H[\d.]+V([\d.]+)/) ?? []
  expect(Number(second)).toBeLessThan(Number(first))
})

test('steps: a rank holds until the next check, without sloping lines', () => {
  expect(drawn(9, 1, 1, 4).path).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+){3}$/)
})

test('leaves a gap for a failed check, and never draws a zero', () => {
  const { path, rings } = drawn(3, 4, undefined, 5, 6)
  expect(path.match(/M/g)).toHaveLength(2)
  expect(path).not.toContain('NaN')
  expect(rings).toBe(0)
})

test('holds a rank half way to a check without one', () => {
  const [, from, to] = drawn(3, 4, undefined, 5).path.match(/^M[\d.]+ [\d.]+H([\d.]+)V[\d.]+H([\d.]+)M/) ?? []
  expect(Number(to)).toBeGreaterThan(Number(from))
})

test('marks checks without a rank, and dots a rank between two gaps', () => {
  expect(drawn(3, null, 4, null, null)).toMatchObject({ rings: 3, dots: 2 })
})

test('draws as many elements for a year as for a day', () => {
  drawn(...Array.from({ length: 365 }, (_, day) => (day % 3 === 0 ? null : day)))
  expect(screen.getByRole('img').children).toHaveLength(3)
})

test('draws a single check, and checks without any rank', () => {
  expect(drawn(3).dots).toBeGreaterThan(0)
  cleanup()
  expect(drawn(null, undefined)).toEqual({ path: '', rings: 1, dots: 0 })
})
