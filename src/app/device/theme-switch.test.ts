// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { chooseTheme } from './theme-switch.tsx'

const key = 'keytrail-theme'
const shown = () => document.documentElement.dataset.theme
const medias = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => meta.media)

beforeAll(() => {
  document.head.innerHTML = `
    <meta name="theme-color" data-scheme="light">
    <meta name="theme-color" data-scheme="dark">`
  // Runs the page's script as the browser does: outside any module.
  new Function(readFileSync(join(import.meta.dirname, '../../../public/theme.js'), 'utf8'))()
})

beforeEach(() => chooseTheme('system'))

it('shows a choice and remembers it', () => {
  chooseTheme('dark')
  expect([shown(), localStorage.getItem(key)]).toEqual(['dark', 'dark'])
  expect(medias()).toEqual(['not all', 'all'])
})

it('follows the system again, and forgets the choice', () => {
  chooseTheme('light')
  chooseTheme('system')
  expect([shown(), localStorage.getItem(key)]).toEqual([undefined, null])
  expect(medias()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

it('follows a choice made in another tab', () => {
  dispatchEvent(new StorageEvent('storage', { key, newValue: 'dark' }))
  expect(shown()).toBe('dark')
})
