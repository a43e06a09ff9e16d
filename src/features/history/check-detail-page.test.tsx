// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import { links, routes } from '#src/domain/routes.ts'
import { showToAda } from '#tests/support/shown-screen.tsx'
import { noAnswer, onItsWay, stubServer } from '#tests/support/stub-server.ts'
import { CheckDetailPage } from './check-detail-page.tsx'

const server = stubServer()

const show = () =>
  showToAda(
    links.searchResultsCheck(crypto.randomUUID()),
    <Route path={routes.searchResultsCheck}>
      <CheckDetailPage />
    </Route>,
  )

test.each([
  ['has none of this id', { json: [] }],
  ['fails', { status: 500 }],
  ['does not answer', noAnswer],
] as const)('Failed to load search results: the server %s, and the list is shown', async (_, told) => {
  server.tell('/rest/v1/search_history', told)
  await show()
  await screen.findByText('Failed to load search results')
  await waitFor(() => expect(location.pathname).toBe('/search-results-check-history'))
})

test('one that may be on its way is waited for', async () => {
  server.tell('/rest/v1/search_history', onItsWay)
  await show()
  await waitFor(() => expect(server.heard).toContain('/rest/v1/search_history'))
  await screen.findByText('Loading the search results')
  expect(screen.queryByText('Failed to load search results')).toBeNull()
})
