import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ListStart } from './list-start.tsx'

function List({ length }: { length: number }) {
  const [all, setAll] = useState(false)
  return (
    <ListStart
      label="Things"
      items={Array.from({ length }, (_, n) => `thing ${n}`)}
      itemKey={(item) => item}
      height={40}
      draw={(item) => <a href={`#${item}`}>{item}</a>}
      all={all}
      onAll={() => setAll(true)}
    />
  )
}

test('shows the first thirty, then the rest on a press, and focuses the first new item', () => {
  render(<List length={45} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  fireEvent.click(screen.getByRole('button', { name: 'Show more (15)' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(45)
  expect(document.activeElement?.textContent).toBe('thing 30')
  expect(screen.queryByRole('button')).toBeNull()
})

test('has no button if the list is complete', () => {
  render(<List length={30} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  expect(screen.queryByRole('button')).toBeNull()
})

test('prints the whole list', () => {
  render(<List length={45} />)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('listitem')).toHaveLength(45)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
})
