import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { NoResponse } from '#src/domain/search/search-errors.ts'
import { CheckUnanswered } from './check-endings.tsx'

function show(answer: NoResponse, kept = 0) {
  const onRetry = vi.fn()
  render(<CheckUnanswered {...{ answer, kept, onRetry }} retryLabel="Continue for 1 credit" />)
  return onRetry
}

it('shows the status of a foreign response to the first page, and sends the same request again', () => {
  const onRetry = show({ from: 'stranger', status: 418 })
  expect(screen.getByRole('alert').textContent).toMatch(
    /^HTTP error! status: 418.*asks you to log in.*charged once at most/,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('lists the stored pages and offers to continue after a later page fails', () => {
  show({ from: 'server', status: 503 }, 2)
  expect(screen.getByRole('alert').textContent).toMatch(/HTTP error! status: 503.*Pages 1 to 2 are kept/)
  screen.getByRole('button', { name: 'Continue for 1 credit' })
})
