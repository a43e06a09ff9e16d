// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

/** The text that a screen reader adds to the field's name. */
function readDescription(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

it('is announced with its hint and its error', () => {
  render(
    <TextField
      label="Password"
      name="password"
      value="short"
      onChange={vi.fn()}
      hint="At least 8 characters."
      error="This password is too short."
    />,
  )
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(readDescription(field)).toBe('At least 8 characters. This password is too short.')
})
