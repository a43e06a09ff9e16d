// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { storedKeyPhrase } from '#tests/support/stored-rows.ts'
import { StandingPanel } from './standing-panel.tsx'

afterEach(cleanup)

const check = (position: number | null): KeyPhraseCheckRow => ({
  id: crypto.randomUUID(),
  user_id: 'u',
  keyword_id: 'k',
  search_id: 's',
  origin: 'tracker',
  source: 'tiktok',
  state: 'done',
  failure_code: null,
  position,
  results: 36,
  checked_at: '2026-11-20T06:00:00Z',
  changed_at: '2026-11-20T06:00:00Z',
})

test('a place outside the results is a measurement, too', () => {
  render(<StandingPanel phrase={storedKeyPhrase()} checks={[check(null)]} />)
  screen.getByText('Not in first 36')
  screen.getByText('never found in the results')
})

test('what was never measured has no figure yet', () => {
  render(<StandingPanel phrase={storedKeyPhrase()} checks={[]} />)
  expect(screen.getAllByText('not measured yet')).toHaveLength(2)
  expect(screen.queryByText('never found in the results')).toBeNull()
})

test('where there is nothing to look for, nothing claims to have looked', () => {
  const phrase = storedKeyPhrase({ account_name: null, video_id: null })
  render(<StandingPanel phrase={phrase} checks={[check(null)]} />)
  screen.getByText('Add an account or video ID to see your position.')
  expect(screen.queryByText(/Not in first|never found/)).toBeNull()
})
