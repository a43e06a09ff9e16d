import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NewPasswordField } from './new-password-field.tsx'

function show(value: string, tried = false): HTMLElement {
  const given = { label: 'New password', email: 'ada@example.com', onChange: vi.fn() }
  render(<NewPasswordField {...given} value={value} tried={tried} />)
  return screen.getByLabelText('New password')
}

test.each([
  ['', 'At least 8 characters.'],
  ['short', 'Use at least 8 characters.'],
  ['football', 'Weak: a longer one is safer.'],
  ['rivers and stones', 'Strong.'],
])('while %j is typed it hints "%s" and marks nothing as wrong', (value, hint) => {
  const field = show(value)
  screen.getByText(hint)
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('marks the problem, and nothing else, after the form is submitted', () => {
  expect(show('ada@example.com', true).getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Do not use your email address as your password.')
  cleanup()
  expect(show('football', true).getAttribute('aria-invalid')).toBeNull()
})
