import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PhoneHead } from './phone-head.tsx'

const show = (address: string) => {
  history.replaceState(null, '', address)
  render(<PhoneHead />)
}

test.each([
  ['/search', 'Discover'],
  ['/rank-tracking?add=oat', 'Tracking'],
  ['/key-phrase-search-history', 'History'],
  ['/search-results-check-history', 'History'],
  ['/alerts', 'Alerts'],
  ['/account', 'Account'],
])('%s is called %s, like its tab', (address, title) => {
  show(address)
  expect(document.body.textContent).toBe(title)
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['/key-phrase/some-id', 'Tracking', '/rank-tracking'],
  ['/search-results-check-history/some-id', 'History', '/search-results-check-history'],
  ['/search?q=oat', 'Discover', '/search'],
  ['/search-multi?q=oat', 'Discover', '/search'],
  ['/search-check', 'Discover', '/search'],
  ['/payment', 'Account', '/account'],
])('%s leads back to %s', (address, name, href) => {
  show(address)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test.each(['/dashboard', '/complete-profile', '/share'])('%s has the name of the product', (address) => {
  show(address)
  expect(screen.getByRole('link', { name: 'Keytrail, home' }).getAttribute('href')).toBe('/')
})
