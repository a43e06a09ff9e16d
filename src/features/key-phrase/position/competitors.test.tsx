import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { setCompetitors } from '../actions.ts'
import { Competitors } from './competitors.tsx'
import { useFollow } from './use-follow.ts'

vi.mock('../actions.ts', () => ({ setCompetitors: vi.fn() }))

const phrase = storedKeyPhrase({ account_name: 'ada', competitors: ['bob'] })

function Shown() {
  return <Competitors follow={useFollow(phrase, { tracked: [phrase], accounts: ['joan'] })} reading={false} />
}

beforeEach(() => {
  render(<Shown />)
})
function enter(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Follow' }))
}

test('follows the account of a profile link of any length', () => {
  expect(screen.getByRole<HTMLInputElement>('textbox').maxLength).toBe(-1)
  enter(`https://www.tiktok.com/@eve?is_from_webapp=1&sender_device=pc&_t=${'x'.repeat(100)}`)
  expect(setCompetitors).toHaveBeenCalledExactlyOnceWith(phrase, ['bob', 'eve'])
})

test.each([
  ['https://www.tiktok.com/@bob', 'You already follow this account, or it is yours.'],
  ['@Joan', 'You already follow this account, or it is yours.'],
  ['https://www.tiktok.com/@ada', 'You already follow this account, or it is yours.'],
  ['https://vm.tiktok.com/ZMabc12/', 'Enter an account name, or a link to a TikTok profile.'],
])('rejects %s', (text, problem) => {
  enter(text)
  screen.getByText(problem)
  expect(setCompetitors).not.toHaveBeenCalled()
})
