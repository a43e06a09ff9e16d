import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { mockedChecks } from '#tests/support/device/run-checks.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import type { CheckKeys } from './actions.ts'
import { KeywordSelection } from './keyword-selection.tsx'

vi.mock('#src/sync/lookups/run-check.ts', () => ({ runCheck: vi.fn() }))

const check = mockedChecks()

const stored = { kind: 'stored' } as const
const queued = { kind: 'queued' } as const
const unanswered = { kind: 'unanswered', answer: { from: 'server', status: 503 }, stored: 0 } as const
const timedOut = { kind: 'failed', code: 'upstream_timeout', stored: 0 } as const
const usedUp = { kind: 'failed', code: 'credits_exhausted', stored: 0 } as const

async function checkAll(outcomes: Record<string, (LookupOutcome | Error)[]>) {
  check.mockImplementation(async ({ search_term }) => {
    const next = outcomes[search_term]?.shift()
    if (!next || next instanceof Error) throw next ?? new Error(`${search_term} is not to be asked for`)
    return next
  })
  await showToAda('/search', <Selection />)
  await pressCheck('3 credits')
  return (phrase: string) =>
    check.mock.calls.flatMap(([{ id, search_term }]) => (search_term === phrase ? [id] : []))
}

function Selection() {
  const [keys] = useState<CheckKeys>(() => new Map())
  const [words, setWords] = useState(['one', 'two', 'three'])
  return (
    <>
      {words.length > 0 && (
        <KeywordSelection
          words={words}
          country="gb"
          keys={keys}
          onChecking={() => {}}
          onDeselect={(gone) => setWords((known) => known.filter((word) => !gone.includes(word)))}
        />
      )}
    </>
  )
}

const pressCheck = async (price: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Check (${price})` }))

test('deselects checked phrases, and offers the rest at its price', async () => {
  const listIds = await checkAll({ one: [stored], two: [timedOut, stored], three: [stored] })
  await screen.findByText('2 of 3 checks done. TikTok did not answer in time. Your credit was refunded.')
  await pressCheck('1 credit')
  await screen.findByText('1 check is done')
  expect(screen.queryByRole('toolbar')).toBeNull()
  // The server has settled the first check, so a retry is a new check.
  expect(new Set(listIds('two')).size).toBe(2)
})

test('retries a check without a response under the same id, so that it is paid for once', async () => {
  const listIds = await checkAll({ one: [unanswered, stored], two: [stored], three: [stored] })
  await screen.findByText('2 of 3 checks done. The rest is still selected.')
  await pressCheck('1 credit')
  await screen.findByText('1 check is done')
  const [first, second] = listIds('one')
  expect(second).toBe(first)
})

test('does not request queued phrases twice', async () => {
  await checkAll({ one: [queued], two: [queued], three: [queued] })
  await screen.findByText('3 checks will run when you are back online.')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('stops once credits are used up, and says so', async () => {
  const listIds = await checkAll({ one: [stored], two: [usedUp] })
  await screen.findByText(/^1 of 3 checks done\. All credits of this period are used\./)
  expect(listIds('three')).toEqual([])
  screen.getByText('2 selected')
})

test('reports an unexpected error and stops, and pays for nothing twice', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  await checkAll({ one: [stored], two: [new Error('planted')] })
  await screen.findByText('1 of 3 checks done. The rest is still selected.')
  screen.getByText('2 selected')
  expect(report).toHaveBeenCalledOnce()
})
