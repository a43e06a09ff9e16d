import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { TryItForm } from './try-it-form.tsx'

function searchFor(keyword: string) {
  const onSearch = vi.fn()
  render(<TryItForm onSearch={onSearch} />)
  const field = screen.getByLabelText('Key phrase')
  fireEvent.change(field, { target: { value: keyword } })
  fireEvent.submit(screen.getByRole('form'))
  return { onSearch, field }
}

it('trims the keyword and joins repeated spaces', () => {
  const { onSearch, field } = searchFor('  matcha   latte ')
  expect(field.hasAttribute('required')).toBe(true)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('matcha latte')
})

it('does not search for a blank keyword and shows a message until the user types', () => {
  const { onSearch, field } = searchFor('   ')
  expect(onSearch).not.toHaveBeenCalled()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Enter a key phrase.')
  fireEvent.change(field, { target: { value: 'matcha' } })
  expect(screen.queryByText('Enter a key phrase.')).toBeNull()
})

it('searches for text typed into the prerendered page before hydration', () => {
  const onSearch = vi.fn()
  const form = <TryItForm onSearch={onSearch} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  const field = screen.getByLabelText<HTMLInputElement>('Key phrase')
  field.value = 'matcha'
  render(form, { container, hydrate: true })
  fireEvent.submit(screen.getByRole('form'))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('matcha')
})
