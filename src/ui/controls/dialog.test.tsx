import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Upgrade
      </button>
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          title="Daily Search Limit Reached"
          description="Upgrade your plan."
          actions={<a href="/signup">Upgrade Plan</a>}
        />
      )}
    </>
  )
}

function openDialog() {
  render(<Page />)
  const opener = screen.getByText('Upgrade')
  opener.focus()
  fireEvent.click(opener)
  return opener
}

it('focuses its first control, not the close button', () => {
  openDialog()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Upgrade Plan' }))
})

it.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
])('closes by %s and restores the focus', async (_way, close) => {
  const opener = openDialog()
  close()
  expect(screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(opener)
})

it('keeps the second press of a double press from the page beneath', () => {
  const under: string[] = []
  render(
    <button type="button" onClick={() => under.push('pressed')}>
      Under it
    </button>,
  )
  openDialog()
  const here = { detail: 1, clientX: 200, clientY: 780 }
  fireEvent.click(screen.getByRole('button', { name: 'Close' }), here)
  expect(screen.queryByRole('dialog')).toBeNull()
  const beneath = screen.getByText('Under it')
  fireEvent.click(beneath, { ...here, detail: 2 })
  expect(under).toEqual([])
  fireEvent.click(beneath, { ...here, clientY: 700 })
  expect(under).toEqual(['pressed'])
})
