import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { putNote } from '#src/db/writes/notes.ts'
import { NoteForm } from './note-form.tsx'

vi.mock('#src/db/writes/notes.ts', () => ({ putNote: vi.fn() }))

test('a note that cannot be stored stays in the form', async () => {
  const close = vi.fn()
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  vi.mocked(putNote).mockRejectedValueOnce(new Error('no room on this device'))
  render(<NoteForm keywordId="k" note={null} onClose={close} />)
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'New video' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(reported).toHaveBeenCalled())
  expect(close).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('New video')
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

test('a second press while a note is being stored does not store it twice', async () => {
  const close = vi.fn()
  const storing = Promise.withResolvers<void>()
  vi.mocked(putNote).mockReturnValueOnce(storing.promise)
  render(<NoteForm keywordId="k" note={null} onClose={close} />)
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'New video' } })
  const form = screen.getByLabelText('Note').closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  storing.resolve()
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(putNote).toHaveBeenCalledOnce()
})
