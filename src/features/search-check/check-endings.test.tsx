// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { NoResponse } from '#src/domain/search/no-response.ts'
import { CheckUnanswered } from './check-endings.tsx'

afterEach(cleanup)

function show(answer: NoResponse, kept = 0) {
  const onRetry = vi.fn()
  render(<CheckUnanswered {...{ answer, kept, onRetry }} retryLabel="Continue for 1 credit" />)
  return onRetry
}

it('says the status of a first page that something on the way has answered, and sends the same again', () => {
  const onRetry = show({ from: 'stranger', status: 418 })
  expect(screen.getByRole('alert').textContent).toMatch(
    /^HTTP error! status: 418.*asks you to log in.*charged once at most/,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('says that an answer without content is none', () => {
  show({ from: 'server', status: null })
  screen.getByRole('heading', { name: 'API response data is empty or invalid' })
})

it('says of a later page what is kept, and for what the check goes on', () => {
  show({ from: 'server', status: 503 }, 2)
  expect(screen.getByRole('alert').textContent).toMatch(/HTTP error! status: 503.*Pages 1 to 2 are kept/)
  screen.getByRole('button', { name: 'Continue for 1 credit' })
})
