// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { Hero } from './hero.tsx'

const check = (position: number | null) => phraseCheck('k', 20, position)

test('treats a position outside the results as a measurement', () => {
  render(<Hero phrase={storedKeyPhrase()} checks={[check(null)]} onEdit={() => {}} />)
  screen.getByText('Not in first 36')
  screen.getByText('never found in the results')
})

test('shows no position before the first measurement', () => {
  render(<Hero phrase={storedKeyPhrase()} checks={[]} onEdit={() => {}} />)
  screen.getByText('Not measured yet')
  expect(screen.queryByText('never found in the results')).toBeNull()
})

test('claims no measurement without an account or video to look for', () => {
  const phrase = storedKeyPhrase({ account_name: null, video_id: null })
  render(<Hero phrase={phrase} checks={[check(null)]} onEdit={() => {}} />)
  screen.getByText('Add an account or video ID to see your position.')
  expect(screen.queryByText(/Not in first|never found/)).toBeNull()
})

test('says of a first position that the next check shows its direction', () => {
  const { container } = render(<Hero phrase={storedKeyPhrase()} checks={[check(8)]} onEdit={() => {}} />)
  screen.getByText('First measurement. The next check shows which way it moves.')
  expect(container.textContent).not.toMatch(/best so far|nothing to compare/)
})
