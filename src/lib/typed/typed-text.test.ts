// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepTyped } from './bring-back.ts'
import { hasTypedText } from './typed-text.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<input value="filled in by the page"><input type="checkbox"><textarea></textarea>'
})

const type = (selector: string, value: string) =>
  fireEvent.input(document.querySelector(selector) as HTMLInputElement, { target: { value } })

test('ignores text that the page fills in', () => {
  expect(hasTypedText()).toBe(false)
})

test.each(['input', 'textarea'])(
  'text typed into %s counts until it is cleared or its field is gone',
  (selector) => {
    type(selector, 'half a thought')
    expect(hasTypedText()).toBe(true)
    type(selector, '')
    expect(hasTypedText()).toBe(false)
    type(selector, 'half a thought')
    document.body.innerHTML = ''
    expect(hasTypedText()).toBe(false)
  },
)

test('ignores a ticked checkbox', () => {
  type('[type=checkbox]', 'on')
  expect(hasTypedText()).toBe(false)
})

test('moves text and focus to the fields that replace those of a prerendered page', () => {
  document.body.innerHTML =
    '<input name="email"><input name="password" type="password"><input name="other" value="1">'
  type('[name=email]', 'ada@example.com')
  type('[name=password]', 'secret')
  document.querySelector<HTMLInputElement>('[name=password]')?.focus()
  const heard: string[] = []
  keepTyped(() => {
    document.body.innerHTML =
      '<input name="email"><input name="password" type="password"><input name="other" value="2">'
    document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name))
  })
  const values = [...document.querySelectorAll('input')].map(({ value }) => value)
  expect(values).toEqual(['ada@example.com', 'secret', '2'])
  expect(heard).toEqual(['email', 'password'])
  expect((document.activeElement as HTMLInputElement).name).toBe('password')
})
