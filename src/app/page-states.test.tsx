import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { links, routes } from '#src/domain/shell/routes.ts'
import { AccountPage } from '#src/features/account/account-page.tsx'
import { DashboardPage } from '#src/features/dashboard/dashboard-page.tsx'
import { CheckHistoryPage } from '#src/features/history/check-history-page.tsx'
import { HistoryPage } from '#src/features/history/history-screen.tsx'
import { KeyPhrasePage } from '#src/features/key-phrase/key-phrase-page.tsx'
import { TrackingPage } from '#src/features/tracking/tracking-page.tsx'
import { retryPull } from '#src/parts/sync/actions.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { failures, noResponse, onItsWay, pullPath, stubServer } from '#tests/support/device/stub-server.ts'

vi.mock('#src/parts/sync/actions.ts', { spy: true })

const server = stubServer({ level: 'premium' })

const keyPhrase = <Route path={routes.keyPhrase} component={KeyPhrasePage} />
const tracking = <TrackingPage />
const checkHistory = <CheckHistoryPage />
const pages: [failed: string, shown: string, path: string, page: ReactElement][] = [
  ['Failed to load profile', '0 of 3 used', '/account', <AccountPage key="page" />],
  ['Failed to load profile', 'Track your first key phrase', '/dashboard', <DashboardPage key="page" />],
  ['Failed to load key phrase details', 'Key Phrase Not Found', links.keyPhrase('no-such-phrase'), keyPhrase],
  ['Failed to load tracked keywords', 'No key phrases are tracked yet', '/rank-tracking', tracking],
  ['Failed to load search history', 'No key phrase search history found', '/', <HistoryPage key="page" />],
  ['Failed to load search results check history', 'No checks of your own yet', '/', checkHistory],
]
const failing = pages.flatMap((page) => failures.map((failure) => [...page, ...failure] as const))

test.each(failing)('shows "%s" and a retry, which shows "%s", on %s', async (...given) => {
  const [failed, shown, path, page, , told] = given
  server.tell(pullPath, told)
  await showToAda(path, page)
  await screen.findByText(failed)
  screen.getByText(/^The server did not answer\./)
  expect(screen.queryByText(shown)).toBeNull()
  server.tell(pullPath, () => {})
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  // The sync also retries on its own, so the text alone would not show that the button works.
  expect(retryPull).toHaveBeenCalledOnce()
  await screen.findByText(shown)
  expect(screen.queryByText(failed)).toBeNull()
})

test.each([
  ['Loading your account', '/account', <AccountPage key="page" />],
  ['Loading key phrase', links.keyPhrase('no-such-phrase'), keyPhrase],
  ['Loading your key phrases', '/rank-tracking', tracking],
])('shows "%s" and no failure until the response arrives on %s', async (loading, path, page) => {
  server.tell(pullPath, onItsWay)
  await showToAda(path, page)
  await waitFor(() => expect(server.heard).toContain(pullPath))
  await screen.findByText(loading)
  expect(screen.queryByText(/^Failed/)).toBeNull()
})

test.each([
  ['/account', 'Failed to load profile', <AccountPage key="page" />],
  ['/key-phrase-search-history', 'Not on this device yet: your history', <HistoryPage key="page" />],
  ['/search-results-check-history', 'Not on this device yet: your history', checkHistory],
])('promises the data for later while offline on %s', async (path, title, page) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.tell(pullPath, noResponse)
  await showToAda(path, page)
  await screen.findByText('You are offline. We will load this when you are back online.')
  expect(screen.getByText(/^(Failed to load|Not on this device yet)/).textContent).toBe(title)
})
