import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { retryFailedChecks } from '#src/remote/tables/operations.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { noResponse, onItsWay, stubServer, type Told } from '#tests/support/device/stub-server.ts'
import { AdminPage } from './admin-page.tsx'

vi.mock('#src/remote/tables/operations.ts', { spy: true })

const server = stubServer()
const overviewPath = '/rest/v1/rpc/operations_overview'
const retryPath = '/rest/v1/rpc/retry_failed_checks'

const empty = {
  measured_at: '2026-11-22T16:00:00.000Z',
  metrics: [],
  days: [],
  hours: [],
  backlog: [],
  runs: [],
  failed_checks: [],
  paused_until: null,
  price: null,
  actions: [],
}
const metric = (name: string, value: number, labels = {}) => ({ name, value, labels })
const busy = {
  ...empty,
  metrics: [
    metric('tracker_backlog', 4100),
    metric('tracker_backlog_age_seconds', 7200),
    metric('tracker_backlog_change_last_hour', 3500),
    metric('tracker_checks_last_hour', 310, { outcome: 'done' }),
    metric('tracker_checks_last_hour', 4, { outcome: 'failed' }),
    metric('provider_pages_today', 1200, { origin: 'tracker' }),
    metric('provider_pages_today', 34, { origin: 'user' }),
    metric('accounts', 3, { level: 'pro' }),
  ],
  days: [
    { day: '2026-11-21', ...metric('credits_today', 31) },
    { day: '2026-11-22', ...metric('credits_today', 12) },
  ],
  runs: [
    { started_at: '2026-11-22T15:59:00Z', seconds: 41.2, claimed: 60, done: 56, failed: 1, retried: 3 },
    { started_at: '2026-11-22T15:58:00Z', seconds: null, claimed: 0, done: 0, failed: 0, retried: 0 },
  ],
  failed_checks: [
    { reason: 'upstream_blocked', checks: 7 },
    { reason: 'upstream_timeout', checks: 2 },
  ],
  paused_until: '2026-11-22T16:05:00Z',
  price: { of_page: 0.002, currency: 'USD' },
  actions: [
    {
      acted_at: '2026-11-22T15:00:00Z',
      action: 'retry_failed_checks',
      detail: { reason: 'upstream_quota', checks: 5 },
      operator: 'ada@example.com',
    },
  ],
}

const show = () => showToAda('/admin', <AdminPage />)
const panel = (name: string) => within(screen.getByRole('region', { name }))

test('shows users who are not operators a refusal and nothing else', async () => {
  server.tell(overviewPath, { status: 403, json: { code: 'PT403', message: 'not_operator' } })
  await show()
  await screen.findByRole('heading', { name: 'For operators only' })
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.queryByText('Operations')).toBeNull()
})

test('shows a reading in progress as loading, not as an error', async () => {
  server.tell(overviewPath, onItsWay)
  await show()
  await screen.findByText('Loading the numbers')
})

test.each<[string, Told, string]>([
  ['no server', { status: 503 }, 'The server did not answer'],
  ['no connection', noResponse, 'You are offline'],
  ['an invalid overview', { json: { ...empty, metrics: 'many' } }, 'The server did not answer'],
])('%s: shows why, and loads again on request', async (_, told, words) => {
  server.tell(overviewPath, told)
  await show()
  await screen.findByRole('heading', { name: 'Failed to load the numbers' })
  screen.getByText(new RegExp(words))
  server.tell(overviewPath, { json: empty })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Operations' })
})

test('explains an empty installation', async () => {
  server.tell(overviewPath, { json: empty })
  await show()
  await screen.findByRole('heading', { name: 'Operations' })
  panel('Tracker backlog').getByText(/measured every ten minutes/)
  panel('Failed checks of today').getByText(/Nothing to retry/)
  panel('Last runs of the tracker').getByText('The tracker has not run yet.')
  panel('What operators did').getByText(/Nothing yet/)
  expect(screen.queryByText(/NaN|undefined|null/)).toBeNull()
})

test('shows alarms first, then the current numbers', async () => {
  server.tell(overviewPath, { json: busy })
  await show()
  await screen.findByText(/A key phrase has been waiting for 120 minutes/)
  screen.getByText('3,500 key phrases more are waiting than an hour ago.')
  screen.getByText(/The provider asked for a pause/)
  const figure = (name: string) => screen.getByText(name).closest('div')?.textContent
  expect(figure('Waiting to be checked')).toContain('4,100+3,500 in an hour')
  expect(figure('Checked in the last hour')).toContain('3104 failed, 0 to be retried')
  expect(figure('Provider requests today')).toContain('1,234about US$2.47')
  screen.getByRole('slider', { name: 'Credits used, line chart' })
  panel('Last runs of the tracker').getByText('not finished')
  panel('What operators did').getByText('Retried 5 failed with upstream_quota')
})

test('retries failed checks by reason and reads the numbers again', async () => {
  server.tell(overviewPath, { json: busy })
  server.tell(retryPath, { json: 7 })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Retry upstream_blocked' }))
  server.tell(overviewPath, { json: { ...busy, failed_checks: busy.failed_checks.slice(1) } })
  await screen.findByText('7 checks back in the queue')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry upstream_blocked' })).toBeNull())
  const sent = vi.mocked(fetch).mock.calls.find(([url]) => String(url).includes(retryPath))
  expect(JSON.parse(String(sent?.[1]?.body))).toEqual({ p_reason: 'upstream_blocked' })
})

test('reports a retry that did not reach the server and keeps its button', async () => {
  server.tell(overviewPath, { json: busy })
  server.tell(retryPath, noResponse)
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Retry upstream_timeout' }))
  await screen.findByText('You are offline. Nothing was retried.')
  screen.getByRole('button', { name: 'Retry upstream_timeout' })
})

test('enables the button again after a retry throws', async () => {
  server.tell(overviewPath, { json: busy })
  await show()
  const button = await screen.findByRole('button', { name: 'Retry upstream_timeout' })
  const broken = new Error('no session can be read')
  vi.mocked(retryFailedChecks).mockRejectedValueOnce(broken)
  const unhandled = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  const left = new Promise((resolve) => process.once('unhandledRejection', resolve))
  fireEvent.click(button)
  try {
    expect(await left).toBe(broken)
  } finally {
    for (const listener of unhandled) process.on('unhandledRejection', listener)
  }
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})

test('keeps the last numbers while offline, marks them as old, and loads again when the network is back', async () => {
  server.tell(overviewPath, { json: busy })
  await show()
  await screen.findByText('4,100')
  server.tell(overviewPath, noResponse)
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText(/These are the last numbers we received/)
  screen.getByText('4,100')
  server.tell(overviewPath, { json: empty })
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByText(/These are the last numbers we received/)).toBeNull())
  expect(screen.queryByText('4,100')).toBeNull()
})
