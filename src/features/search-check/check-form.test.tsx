import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { plans } from '#tests/support/rows/plans.ts'
import { creditsUsed } from '#tests/support/rows/stored-rows.ts'
import { CheckForm } from './check-form.tsx'

function show(used: number) {
  const onSubmit = vi.fn()
  render(
    <CheckForm
      folded={false}
      initial={{ search_term: '', country: 'gb', pages: 1 }}
      plan={plans.free}
      usage={creditsUsed(used, 3, '2099-12-01T00:00:00Z')}
      searching={false}
      onChange={() => {}}
      onSubmit={onSubmit}
    />,
  )
  return onSubmit
}
const keyword = () => screen.getByLabelText('Key phrase')

it('shows that all credits are used and offers the next plan', () => {
  show(3)
  screen.getByRole('link', { name: 'Upgrade to Premium' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('reports a blank phrase until the user types', () => {
  const onSubmit = show(2)
  screen.getByText('This will use your last credit.')
  fireEvent.change(keyword(), { target: { value: '  ' } })
  fireEvent.submit(keyword())
  screen.getByText('Enter a key phrase.')
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.change(keyword(), { target: { value: 'matcha' } })
  expect(screen.queryByText('Enter a key phrase.')).toBeNull()
})

it('offers a free plan one of ten pages and of all, and one country', () => {
  show(0)
  const choices = within(screen.getByLabelText('Pages')).getAllByRole<HTMLOptionElement>('option')
  expect(choices.map(({ disabled }) => disabled)).toEqual([false, ...Array.from({ length: 10 }, () => true)])
  expect(within(screen.getByLabelText('Country')).getAllByRole('option')).toHaveLength(1)
  screen.getByText('Multi-page is paid only')
})
