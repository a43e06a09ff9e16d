import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { WindowedBody } from './windowed-body.tsx'
import { WindowedList } from './windowed-list.tsx'

const count = 5_000
const rows = Array.from({ length: count }, (_, n) => ({ id: `row ${n}` }))

beforeEach(() => {
  vi.stubGlobal('innerHeight', 900)
})

async function scrollBy(pixels: number): Promise<void> {
  await act(async () => {
    vi.stubGlobal('scrollY', scrollY + pixels)
    dispatchEvent(new Event('scroll'))
  })
}

test('reads only the items near the viewport when a list scrolls', async () => {
  const itemKey = vi.fn(({ id }: { id: string }) => id)
  const draw = ({ id }: { id: string }) => id
  render(<WindowedList label="Rows" items={rows} itemKey={itemKey} height={50} draw={draw} />)
  await scrollBy(400)
  itemKey.mockClear()
  for (let step = 0; step < 10; step += 1) await scrollBy(400)
  expect(screen.getAllByRole('listitem')[0]?.textContent).not.toBe('row 0')
  expect(itemKey.mock.calls.length).toBeLessThan(count / 2)
})

test('reads only the rows near the viewport when a table scrolls', async () => {
  const asked = vi.fn()
  const lines = rows.map((row) => ({
    ...{ row, instead: null },
    get key() {
      asked()
      return row.id
    },
  }))
  const columns = [{ id: 'id', header: 'Row', cell: ({ id }: { id: string }) => id, primary: true }]
  render(
    <table>
      <WindowedBody lines={lines} columns={columns} boxed={false} />
    </table>,
  )
  await scrollBy(400)
  asked.mockClear()
  for (let step = 0; step < 10; step += 1) await scrollBy(400)
  expect(screen.queryByText('row 0')).toBeNull()
  expect(asked.mock.calls.length).toBeLessThan(count / 2)
})
