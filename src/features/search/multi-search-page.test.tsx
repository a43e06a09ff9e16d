import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { newBatch } from '#src/domain/search/batch-state.ts'
import { links } from '#src/domain/shell/routes.ts'
import { newId } from '#src/lib/ids.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { MultiSearchPage } from './multi-search-page.tsx'

const server = stubServer({ level: 'pro' })
const search = '/functions/v1/tiktok-autocomplete'
const searches = () => server.heard.filter((path) => path === search)

test('runs a batch once and completely when React mounts twice in strict mode', async () => {
  server.tell(search, {
    json: { searchId: newId(), source: 'tiktok', sug_list: [{ content: 'matcha latte' }] },
  })
  await showToAda(
    '/search-multi',
    <StrictMode>
      <MultiSearchPage />
    </StrictMode>,
  )
  await screen.findByText('Each phrase uses 1 credit.')
  const phrases = ['one', 'two', 'three', 'four', 'five']
  navigate(links.searchMulti(phrases.join('\n'), 'gb'), { state: newBatch(newId(), new Map()) })
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(searches()).toHaveLength(5)
})

test('offers to try again if the plan could not be fetched', async () => {
  server.tell(pullPath, { status: 500 })
  await showToAda('/search-multi', <MultiSearchPage />)
  await screen.findByText('Could not be loaded: your plan')
  screen.getByRole('button', { name: 'Try again' })
})
