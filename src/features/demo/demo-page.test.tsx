import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { forgetDemoCount } from '#tests/support/device/demo-count.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { failures, stubServer, type Told } from '#tests/support/device/stub-server.ts'
import { DemoPage } from './demo-page.tsx'

const server = stubServer()
const search = '/functions/v1/tiktok-search'
const found = (...words: string[]): Told => ({
  json: { source: 'tiktok', data: words.map((word) => ({ word })) },
})
const show = (query = '') => showScreen(`/search-results-demo${query}`, <DemoPage />)

// demo-counters.test.ts covers the daily count.
beforeEach(forgetDemoCount)

test.each(failures)('shows "Failed to fetch results" and a retry if the server %s', async (answer, told) => {
  server.tell(search, told)
  show(`?q=${encodeURIComponent(answer)}`)
  await screen.findByText('Failed to fetch results. Please try again.')
  server.tell(search, found())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No results found')
})

test('shows "Daily Search Limit Reached" when the server refuses', async () => {
  server.tell(search, { status: 402, json: { error: { code: 'credits_exhausted', message: 'Enough' } } })
  show('?q=refused')
  await screen.findByRole('dialog', { name: 'Daily Search Limit Reached' })
  screen.getByText(
    "You've reached your daily search limit. Upgrade your plan to get more searches and additional features!",
  )
  expect(screen.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/signup')
  expect(screen.queryByText('No results found')).toBeNull()
  screen.getByText(/three more tomorrow/)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location.pathname + location.hash).toBe('/#pricing'))
})

test('does not search without a keyword', async () => {
  show()
  await screen.findByLabelText('Try another key phrase')
  expect(server.heard).toEqual([])
})

test('reports a blank keyword', async () => {
  server.tell(search, found('latte'))
  show('?q=matcha')
  const field = await screen.findByLabelText('Try another key phrase')
  fireEvent.change(field, { target: { value: '  ' } })
  fireEvent.submit(field)
  screen.getByText('Enter a key phrase.')
  expect(location.search).toBe('?q=matcha')
})
