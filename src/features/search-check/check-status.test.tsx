import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import type { QueuedEntry } from '#src/db/core/schema.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { queueSearch } from '#src/db/writes/queued-searches.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { NoResponse } from '#src/domain/search/search-errors.ts'
import { retryPull } from '#src/parts/sync/actions.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { plans } from '#tests/support/rows/plans.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { CheckStatus } from './check-status.tsx'
import { MorePages, needsPlan } from './more-pages.tsx'

vi.mock('#src/parts/sync/actions.ts', { spy: true })

openStore()
beforeEach(async () => void (await database().plans.bulkPut(Object.values(plans))))
afterEach(() => {
  setSyncStatus({ phase: 'idle', syncedAt: null })
})

const check = (values: Partial<CheckRow> = {}) =>
  storedCheck({
    id: '6b1f0c5e-6a0f-4b7e-9a0e-0c6f1f3c2d11',
    next_cursor: 'more',
    search_ranking_results: [rankingRow()],
    ...values,
  })

function show(
  plan: PlanRow | null,
  values: Partial<CheckRow> | null = {},
  pages: number | null = 1,
  queued: QueuedEntry | null = null,
) {
  render(
    <CheckStatus
      {...{ plan, pages, queued, ended: null, check: values && check(values) }}
      onContinue={vi.fn()}
      onBegin={vi.fn()}
    />,
  )
}

it.each([
  ['the next page', {}, 1],
  ['a page of a check started on a larger plan', { pages_done: 2 }, 5],
] as const)('offers nothing above the results for %s if the plan refuses it', (_, values, pages) => {
  show(plans.free, values, pages)
  expect(document.body.textContent).toBe('')
  expect(needsPlan(check(values), plans.free)).toBe(true)
})

it('names the plan that includes the next page where the results end', async () => {
  render(<MorePages kept={1} />)
  const link = await screen.findByRole('link', { name: 'Upgrade to Premium' })
  expect(link.getAttribute('href')).toBe('/payment?plan=premium')
  await screen.findByText('Page 1 of the results. Pages 2 to 10 come with Premium.')
})

it('offers the next page if the plan includes it or is unknown', () => {
  show(plans.premium)
  screen.getByRole('button', { name: 'Fetch the next page for 1 credit' })
  cleanup()
  show(null)
  screen.getByRole('button', { name: 'Fetch the next page for 1 credit' })
})

it('offers an upgrade if the server refuses the page for the plan', async () => {
  show(plans.free, { state: 'failed', failure_code: 'plan_required', pages_done: 0, next_cursor: null })
  await screen.findByRole('link', { name: 'Upgrade to Premium' })
})

function showUnanswered(answer: NoResponse, kept: number) {
  const onContinue = vi.fn()
  render(
    <CheckStatus
      {...{ plan: plans.pro, pages: kept + 1, queued: null, onContinue }}
      check={kept > 0 ? check({ pages_done: kept }) : null}
      ended={{ kind: 'unanswered', answer, stored: kept }}
      onBegin={vi.fn()}
    />,
  )
  return onContinue
}

it('shows the status of a foreign response to the first page, and sends the same request again', () => {
  const onContinue = showUnanswered({ from: 'stranger', status: 418 }, 0)
  expect(screen.getByRole('alert').textContent).toMatch(
    /^HTTP error! status: 418.*asks you to log in.*charged once at most/,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onContinue).toHaveBeenCalledExactlyOnceWith(false)
})

it('lists the stored pages and offers to continue after a later page fails', () => {
  showUnanswered({ from: 'server', status: 503 }, 2)
  expect(screen.getByRole('alert').textContent).toMatch(/HTTP error! status: 503.*Pages 1 to 2 are kept/)
  screen.getByRole('button', { name: 'Continue for 1 credit' })
})

it('explains a check in an unknown state and offers nothing', () => {
  show(plans.pro, { state: 'paused' as CheckRow['state'], pages_done: 0 })
  screen.getByText(/does not know the state “paused”/)
  expect(screen.queryByRole('button')).toBeNull()
})

async function showQueued(values: Partial<CheckRow>) {
  const { id, search_term, country } = check()
  await queueSearch({ id, search_type: 'search_results_check', search_term, country, pages: 3 })
  show(plans.premium, values, 3, (await readQueued([id])).get(id))
}
const unfetched: Partial<CheckRow> = {
  state: 'pending',
  pages_done: 0,
  next_cursor: null,
  search_ranking_results: [],
}

it('shows the price of all pages of a queued check', async () => {
  setSyncStatus({ phase: 'offline' })
  await showQueued(unfetched)
  screen.getByText('Waiting for connection')
  screen.getByText('Runs when you are back online, for 3 credits.')
})

it('shows the progress of a queued check that runs', async () => {
  setSyncStatus({ phase: 'pushing' })
  await showQueued({})
  screen.getByText('Fetching page 2 of 3')
  screen.getByText('Found 1 videos so far...')
  expect(screen.queryByText('Waiting for connection')).toBeNull()
})

it('shows a check that lost its connection between pages as queued, with the remaining price', async () => {
  setSyncStatus({ phase: 'offline' })
  await showQueued({})
  screen.getByText('Runs when you are back online, for 2 credits.')
})

it.each<[string, Partial<CheckRow> | null, string]>([
  ['more pages', {}, 'Continue for 2 credits'],
  ['its first page', null, 'Fetch it for 3 credits'],
])('offers %s of an unfinished check only after asking the server', (_, values, offer) => {
  show(plans.premium, values, 3)
  expect(retryPull).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button')).toBeNull()
  act(() => setSyncStatus({ syncedAt: '2026-11-21T10:00:01.000Z' }))
  screen.getByRole('button', { name: offer })
  expect(retryPull).toHaveBeenCalledOnce()
})

it('offers more pages at once if the server cannot be reached', () => {
  setSyncStatus({ phase: 'offline' })
  show(plans.premium, {}, 3)
  screen.getByRole('button', { name: 'Continue for 2 credits' })
})
