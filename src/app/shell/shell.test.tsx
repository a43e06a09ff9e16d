import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { routes } from '#src/domain/shell/routes.ts'
import { showToast } from '#src/state/toasts.ts'
import { Shell } from './shell.tsx'

const leave = vi.fn()
vi.mock('../session/use-sign-out.tsx', () => ({ useSignOut: () => ({ leave, question: null }) }))

const publicPages = ['/keyword-discovery', '/tiktok-rank-tracking', '/competitor-monitoring', '/blog']

function show(props: Partial<ComponentProps<typeof Shell>>, path: string = routes.home) {
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <Shell signedIn={false} inApp={false} alone={false} {...props}>
        <h1>A page</h1>
      </Shell>
    </Router>,
  )
}

async function listLinks(navigation: string) {
  const links = await within(await screen.findByRole('navigation', { name: navigation })).findAllByRole(
    'link',
  )
  return links.map((link) => link.getAttribute('href'))
}

it('leads a visitor to the public pages and to Sign In', async () => {
  show({})
  expect(await listLinks('Main')).toEqual([...publicPages, '/login'])
  expect(screen.queryByRole('navigation', { name: 'Tabs' })).toBeNull()
})

it('leads a user to their own pages, in the bar and in the five tabs', async () => {
  show({ signedIn: true })
  expect(await listLinks('Main')).toEqual([
    '/dashboard',
    '/search',
    '/rank-tracking',
    '/ideas',
    '/key-phrase-search-history',
    '/search-results-check-history',
    '/blog',
    '/account',
  ])
  expect(await listLinks('Tabs')).toEqual([
    '/dashboard',
    '/search',
    '/rank-tracking',
    '/key-phrase-search-history',
    '/account',
  ])
  for (const name of ['Home', 'Discover', 'Tracking', 'History', 'Account'])
    expect(screen.getAllByRole('link', { name }), name).toHaveLength(2)
})

it('marks the current place, including on its subpages', () => {
  show({}, '/blog/first-post')
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(main.getByRole('link', { current: 'page' }).textContent).toBe('Blog')
})

it('signs out when the button is pressed', async () => {
  show({ signedIn: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  expect(leave).toHaveBeenCalledOnce()
})

it('has a phone menu with the whole navigation for a visitor, and none for a user', async () => {
  show({})
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const links = menu.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([...publicPages, '/authors', '/login'])
  cleanup()
  show({ signedIn: true, inApp: true }, routes.dashboard)
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
})

it('has the footer’s links in the app too, in one line', async () => {
  show({})
  const links = await listLinks('Footer')
  expect(links).toHaveLength(8)
  cleanup()
  show({ signedIn: true, inApp: true }, routes.dashboard)
  expect(await listLinks('Footer')).toEqual(links)
  const line = within(screen.getByRole('contentinfo'))
  expect(line.queryByText('Keytrail is not affiliated with TikTok.')).toBeNull()
})

it('announces toasts even while a dialog hides the rest', async () => {
  showToast('bad', 'Failed to load search history')
  show({})
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await screen.findByRole('dialog', { name: 'Menu' })
  const toast = await screen.findByText('Failed to load search history')
  expect(screen.getByRole('alert')).toBe(toast)
})

it('offers only signing out on a step without navigation', async () => {
  show({ signedIn: true, inApp: true, alone: true }, routes.completeProfile)
  fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign out' }))
  expect(leave).toHaveBeenCalledOnce()
  // Gives lazy parts time to load.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('navigation', { name: 'Tabs' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
})
