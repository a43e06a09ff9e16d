import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { UsualLine, usualBand } from './usual-line.tsx'

const checks = (...ranks: (number | null | 'failed')[]) =>
  ranks.map((rank, index) => phraseCheck('k', index + 1, rank))
const ten = [5, 7, 3, 4, 9, null, 4, 8, 6, 7]

test('says how many more checks it needs and draws no band if there are too few', () => {
  render(<UsualLine checks={checks(3, 4, 'failed', 5)} />)
  screen.getByRole('link', { name: 'Usual range: needs 8 more checks' })
  expect(usualBand(checks(3, 4, 'failed', 5))).toBeUndefined()
})

test('shows the range, its sample and a position outside it', () => {
  render(<UsualLine checks={checks(...ten, 2)} />)
  screen.getByText('Unusually good')
  screen.getByRole('link', { name: 'Unusually good Usually 3 to 9, median 6, found in 9 of 10 checks' })
  expect(usualBand(checks(...ten, 2))).toMatchObject({ from: 3, to: 9, text: 'usual 3–9', range: '3–9' })
})

test('reports a new level after two positions outside on one side', () => {
  const found = ten.map((rank) => rank ?? 8)
  render(<UsualLine checks={checks(...found, ...found, ...found, 20, 21)} />)
  screen.getByText('A new level, worse than usual')
})

test('opens the band at the foot of the chart if the range ends outside the results', () => {
  const often = checks(8, null, 9, null, 9, null, 9, null, null, null, 9)
  render(<UsualLine checks={often} />)
  screen.getByRole('link', {
    name: /Usually 8 to outside the top 36, median outside the top 36, found in 4 of 10/,
  })
  expect(usualBand(often)).toMatchObject({ from: 8, to: null, range: '8 or lower' })
})

test('shows a range but no band if the video was never found', () => {
  const never = checks(...Array.from({ length: 11 }, () => null))
  render(<UsualLine checks={never} />)
  screen.getByRole('link', { name: 'Usual movement Usually outside the top 36, found in 0 of 10 checks' })
  expect(usualBand(never)).toBeUndefined()
})
