// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToAda } from '#tests/support/shown-screen.tsx'
import { onItsWay, stubServer } from '#tests/support/stub-server.ts'
import { SearchPage } from './search-page.tsx'

const server = stubServer()
const search = '/functions/v1/tiktok-search'

async function searchFor(phrase: string): Promise<void> {
  await showToAda('/search', <SearchPage />)
  fireEvent.change(screen.getByLabelText('Search phrase'), { target: { value: phrase } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
}

test('Gathering data from TikTok...: until there is an answer', async () => {
  server.tell(search, onItsWay)
  await searchFor('running shoes')
  await screen.findByText('Gathering data from TikTok...')
})

test('Daily Search Limit Reached: who stays free is told per month, and led to the next plan', async () => {
  server.tell(search, { status: 402, json: { error: { code: 'credits_exhausted', message: 'no' } } })
  await searchFor('running shoes')
  await screen.findByRole('dialog', { name: 'Daily Search Limit Reached' })
  screen.getByText(
    "You've reached your daily search limit. Upgrade your plan to get more searches and additional features!",
  )
  await screen.findByText('Your Free plan has 3 searches per month. They come back on 1 December 2026.')
  const upgrade = screen.getByRole('link', { name: 'Upgrade Plan' })
  expect(upgrade.getAttribute('href')).toBe('/payment?plan=premium')
  expect(screen.queryByText('Failed to fetch search results')).toBeNull()
})
