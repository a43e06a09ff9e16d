// @vitest-environment happy-dom
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

const stored: LookupOutcome = { kind: 'stored' }
const queued: LookupOutcome = { kind: 'queued' }
const unanswered: LookupOutcome = {
  kind: 'unanswered',
  answer: { from: 'server', status: 503 },
  stored: 0,
}
const failed = (code: 'credits_exhausted' | 'upstream_timeout'): LookupOutcome => ({
  kind: 'failed',
  code,
  stored: 0,
})

/** Tells how each check of these phrases ends, the first ones first; answers the ids under which each was asked for. */
function tell(outcomes: Record<string, (LookupOutcome | Error)[]>): (phrase: string) => string[] {
  check.mockImplementation(async ({ search_term }) => {
    const next = outcomes[search_term]?.shift()
    if (!next || next instanceof Error) throw next ?? new Error(`${search_term} is not to be asked for`)
    return next
  })
  return (phrase) => check.mock.calls.flatMap(([{ id, search_term }]) => (search_term === phrase ? [id] : []))
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

test('what is done is no longer selected, and the rest is checked at the price of the rest', async () => {
  const idsOf = tell({ one: [stored], two: [failed('upstream_timeout'), stored], three: [stored] })
  await showToAda('/search', <Selection />)
  await pressCheck('3 credits')
  await screen.findByText('2 of 3 checks done. TikTok did not answer in time. Your credit was refunded.')
  await pressCheck('1 credit')
  await screen.findByText('1 check is done')
  expect(screen.queryByRole('toolbar')).toBeNull()
  // The server has settled the first: another try is another check.
  expect(new Set(idsOf('two')).size).toBe(2)
})

test('a check without an answer is asked for again under the same id, so that it is paid for once', async () => {
  const idsOf = tell({ one: [unanswered, stored], two: [stored], three: [stored] })
  await showToAda('/search', <Selection />)
  await pressCheck('3 credits')
  await screen.findByText('2 of 3 checks done. The rest is still selected.')
  await pressCheck('1 credit')
  await screen.findByText('1 check is done')
  const [first, second] = idsOf('one')
  expect(second).toBe(first)
})

test('what waits for a connection is not to be asked for twice', async () => {
  tell({ one: [queued], two: [queued], three: [queued] })
  await showToAda('/search', <Selection />)
  await pressCheck('3 credits')
  await screen.findByText('3 checks will run when you are back online.')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('spent credits end it, and are given as the reason', async () => {
  const idsOf = tell({ one: [stored], two: [failed('credits_exhausted')] })
  await showToAda('/search', <Selection />)
  await pressCheck('3 credits')
  await screen.findByText(/^1 of 3 checks done\. All credits of this period are used\./)
  expect(idsOf('three')).toEqual([])
  screen.getByText('2 selected')
})

test('an error of the app itself is reported and ends it, and nothing is paid for twice', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  tell({ one: [stored], two: [new Error('planted')] })
  await showToAda('/search', <Selection />)
  await pressCheck('3 credits')
  await screen.findByText('1 of 3 checks done. The rest is still selected.')
  screen.getByText('2 selected')
  expect(report).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
