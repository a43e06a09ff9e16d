import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { Hero } from './hero.tsx'

const check = (position: number | null) => phraseCheck('k', 20, position)
const unaimed = { account_name: null, video_id: null }

test.each([
  ['not among the results', {}, [check(null)], ['Not in first 36', 'never found in the results'], /left|was/],
  ['not measured yet', {}, [], ['Not measured yet'], /never found/],
  [
    'of no account or video',
    unaimed,
    [check(null)],
    ['Add an account or video ID to see your position.'],
    /Not in first|never found/,
  ],
  [
    'measured for the first time',
    {},
    [check(8)],
    ['First measurement. The next check shows which way it moves.'],
    /best so far|nothing to compare/,
  ],
])('claims no more than is known about a position that is %s', (_, fields, checks, said, unsaid) => {
  const { container } = render(<Hero phrase={storedKeyPhrase(fields)} checks={checks} onEdit={() => {}} />)
  for (const words of said) screen.getByText(words)
  expect(container.textContent).not.toMatch(unsaid)
})
