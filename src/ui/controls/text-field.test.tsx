import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { TextAreaField, TextField } from './text-field.tsx'

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
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const described = ids.map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['At least 8 characters.', 'This password is too short.'])
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
