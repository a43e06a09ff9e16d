import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '#src/domain/shell/routes.ts'
import { pages } from '../pages.tsx'
import { TabBar } from './tab-bar.tsx'

const signedIn = pages.filter(({ access }) => access === 'signed-in').map(({ path }) => path)

const current = () => screen.getAllByRole('link').filter((tab) => tab.hasAttribute('aria-current'))

test('the operator’s page highlights no tab', () => {
  history.replaceState(null, '', routes.admin)
  render(<TabBar />)
  expect(current()).toEqual([])
})

test.each(signedIn.filter((route) => route !== routes.admin))('%s highlights one tab', (route) => {
  history.replaceState(null, '', route.replace(':id', 'some-id'))
  render(<TabBar />)
  expect(current().map((tab) => tab.textContent)).toHaveLength(1)
})

test.each([
  ['/alerts', 'Tracking'],
  ['/search-results-check-history/some-id', 'History'],
])('%s belongs to %s', (path, label) => {
  history.replaceState(null, '', path)
  render(<TabBar />)
  expect(screen.getByRole('link', { name: label }).hasAttribute('aria-current')).toBe(true)
})
