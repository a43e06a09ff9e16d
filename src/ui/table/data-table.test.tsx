import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'

interface Result {
  word: string
  group: string
}

const columns: Column<Result>[] = [
  { id: 'word', header: 'Keyword', cell: (row) => row.word, sortValue: (row) => row.word, primary: true },
  { id: 'group', header: 'Group ID', cell: (row) => row.group },
]
const rows: Result[] = [
  { word: 'matcha', group: 'en' },
  { word: 'chai', group: 'de' },
]

function show(shown: Result[]) {
  const onSort = vi.fn()
  render(
    <DataTable
      caption="Results for tea"
      columns={columns}
      rows={shown}
      rowKey={(row) => row.word}
      empty={<p>No results found</p>}
      onSort={onSort}
    />,
  )
  return onSort
}

const wordsShown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const header = (name: string) => screen.getByRole('columnheader', { name })

it('sorts on a press of a header, announces it, and returns to the original order', () => {
  const onSort = show(rows)
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Keyword' }))

  press()
  expect(header('Keyword').getAttribute('aria-sort')).toBe('ascending')
  expect(wordsShown()).toEqual(['chai', 'matcha'])
  expect(onSort).toHaveBeenLastCalledWith({ columnId: 'word', direction: 'ascending' })

  press()
  expect(header('Keyword').getAttribute('aria-sort')).toBe('descending')

  press()
  expect(header('Keyword').hasAttribute('aria-sort')).toBe(false)
  expect(wordsShown()).toEqual(['matcha', 'chai'])
  expect(onSort).toHaveBeenLastCalledWith(null)
})

it('offers no sorting for a column without a sort value', () => {
  show(rows)
  expect(screen.queryByRole('button', { name: 'Group ID' })).toBeNull()
})

it('shows the empty state instead of a table without rows', () => {
  show([])
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('No results found')).toBeDefined()
})
