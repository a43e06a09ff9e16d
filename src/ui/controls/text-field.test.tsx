import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

function readDescription(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

it('is found by its label and reports typed text', () => {
  const onChange = vi.fn()
  render(<TextField label="Email" name="email" type="email" value="" onChange={onChange} required />)
  const field = screen.getByLabelText('Email')
  fireEvent.change(field, { target: { value: 'ada@example.com' } })
  expect(onChange).toHaveBeenCalledWith('ada@example.com')
  expect(field.hasAttribute('required')).toBe(true)
  expect(field.hasAttribute('aria-invalid')).toBe(false)
})

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

it.each([TextField, TextAreaField])('reports text typed into a prerendered page', (Field) => {
  const onChange = vi.fn()
  const field = <Field label="Name" name="name" value="" onChange={onChange} />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(field)
  const typed = screen.getByLabelText<HTMLInputElement>('Name')
  typed.value = 'Ada'
  act(() => void render(field, { container, hydrate: true }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Ada')
})
