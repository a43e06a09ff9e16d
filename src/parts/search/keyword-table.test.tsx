import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { keywordRows } from '#src/domain/search/merged-keywords.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { mockedChecks } from '#tests/support/device/run-checks.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { storedSearch, suggestions } from '#tests/support/rows/stored-rows.ts'
import { KeywordTable } from './keyword-table.tsx'

vi.mock('#src/sync/lookups/run-check.ts', () => ({ runCheck: vi.fn() }))

const check = mockedChecks()

const search = storedSearch({ search_results: suggestions('one', 'two') })
const rows = keywordRows([search])

function Table() {
  const [filtered, setFiltered] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setFiltered(!filtered)}>
        Filter
      </button>
      <KeywordTable
        {...{ caption: 'Keywords', header: 'Keyword', facts: [], type: 'basic', country: 'gb' }}
        rows={filtered ? [] : rows}
        searches={[search]}
        sort={null}
        onSort={() => {}}
        empty="None contains it"
      />
    </>
  )
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

async function begin() {
  const first = Promise.withResolvers<LookupOutcome>()
  check.mockReturnValueOnce(first.promise).mockResolvedValue({ kind: 'stored' })
  await showToAda('/search', <Table />)
  await press('Select all')
  await press('Check (2 credits)')
  await screen.findByText(/Checking 1 of 2/)
  return () => act(async () => first.resolve({ kind: 'stored' }))
}

test.each([
  ['a filter without matches', 'Filter', () => screen.findByText('None contains it')],
  ['clearing the selection', 'Select none', () => screen.findByRole('button', { name: 'Cancel' })],
])('%s does not stop running checks', async (_, button, shown) => {
  const end = await begin()
  await press(button)
  await shown()
  expect(check.mock.calls[0]?.[0].signal.aborted).toBe(false)
  await end()
  await screen.findByText('2 checks are done')
  expect(check).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('keeps the input for each suggestion if its sheet is closed by accident', async () => {
  await showToAda('/search', <Table />)
  await press('Actions: one')
  await press('Change country or account')
  fireEvent.change(screen.getByLabelText('Account'), { target: { value: '@anna.film' } })
  await press('Close')
  await press('Actions: two')
  await screen.findByRole('button', { name: 'Track daily: United Kingdom' })
  await press('Close')
  await press('Actions: one')
  await screen.findByRole('button', { name: 'Track daily: United Kingdom, @anna.film' })
  expect(screen.getByLabelText<HTMLInputElement>('Account').value).toBe('@anna.film')
})
