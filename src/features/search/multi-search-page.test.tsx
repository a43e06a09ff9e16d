// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { newBatch } from '#src/domain/search/batch-state.ts'
import { links } from '#src/domain/shell/routes.ts'
import { newId } from '#src/lib/ids.ts'
import { showToAda } from '#tests/support/shown-screen.tsx'
import { pullPath, stubServer } from '#tests/support/stub-server.ts'
import { MultiSearchPage } from './multi-search-page.tsx'

const server = stubServer()
const search = '/functions/v1/tiktok-autocomplete'
const pulls = () => server.heard.filter((path) => path === pullPath).length
const searches = () => server.heard.filter((path) => path === search)

test('where React mounts everything twice, as from the sources, a batch runs once and whole', async () => {
  server.level = 'pro'
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

test('a batch that was left is offered again only after asking what was paid meanwhile', async () => {
  server.level = 'pro'
  await showToAda('/search-multi', <MultiSearchPage />)
  await screen.findByText('Each phrase uses 1 credit.')
  const answer = Promise.withResolvers<{ status: number }>()
  server.tell(pullPath, answer.promise)
  const asked = pulls()
  const left = { ...newBatch(newId(), new Map()), begun: true }
  navigate(links.searchMulti('one\ntwo', 'gb'), { state: left })
  await waitFor(() => expect(pulls()).toBe(asked + 1))
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
  answer.resolve({ status: 503 })
  await screen.findByRole('button', { name: 'Continue (2 left, 2 credits)' })
  expect(searches()).toHaveLength(0)
})
