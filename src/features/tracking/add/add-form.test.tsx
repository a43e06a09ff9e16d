import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { countUnsent, listOutbox } from '#src/db/outbox/outbox.ts'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { editTracked } from '#src/parts/tracking/change/actions.ts'
import { EditDialog } from '#src/parts/tracking/change/edit-dialog.tsx'
import { setSession } from '#src/state/session.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { AddForm } from './add-form.tsx'

vi.mock('#src/sync/engine/engine.ts', () => ({ kickSync: vi.fn() }))

const onAdded = vi.fn()

openStore()
beforeEach(() => {
  setSession({ userId: ada, email: '' })
  render(<AddForm prefill={{}} plan={null} onAdded={onAdded} />)
})

function add(phrase: string, account: string): void {
  fireEvent.change(screen.getByLabelText('Key phrase'), { target: { value: phrase } })
  fireEvent.change(screen.getByLabelText('Account name'), { target: { value: account } })
  fireEvent.click(screen.getByRole('button', { name: 'Add key phrase' }))
}

it('takes the account and the video of a link pasted into the phrase, which stays', () => {
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  for (const value of ['trail mix', 'https://www.tiktok.com/@ada.runs/video/7301234567890123456?_r=1'])
    fireEvent.change(field('Key phrase'), { target: { value } })
  const values = ['Key phrase', 'Account name', 'Video ID'].map((name) => field(name).value)
  expect(values).toEqual(['trail mix', 'ada.runs', '7301234567890123456'])
  screen.getByText(/^We took the account and video from the link\./)
})

it('reports a key phrase that is tracked already, whatever its case and spacing, and links to it', async () => {
  add('latte art', '@Barista.Bob')
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce())
  const [row] = await listKeyPhrases()

  add('  Latte   ART', 'barista.bob')
  const remark = await screen.findByRole('alert')
  expect(remark.textContent).toContain('“latte art” is already tracked.')
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(`/key-phrase/${row?.id}`)
  expect([onAdded.mock.calls.length, await countUnsent()]).toEqual([1, 1])

  fireEvent.change(screen.getByLabelText('Key phrase'), { target: { value: 'latte' } })
  expect(screen.queryByRole('alert')).toBeNull()
  add('latte art', 'barista.eve')
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledTimes(2))
})

it('rejects an edit that would duplicate a key phrase, and saves only the edited fields', async () => {
  for (const [n, account] of ['one', 'two'].entries()) {
    add('latte art', account)
    await vi.waitFor(() => expect(onAdded).toHaveBeenCalledTimes(n + 1))
  }
  const two = (await listKeyPhrases()).find((row) => row.account_name === 'two')
  if (!two) throw new Error('it was not added')
  expect(await editTracked(two, { account_name: 'ONE', video_id: null, tags: [] })).toBe(false)
  expect(await editTracked(two, { account_name: 'Two', video_id: null, tags: ['a'] })).toBe(true)
  cleanup()
  const { rerender } = render(<EditDialog row={two} onClose={onAdded} />)
  rerender(<EditDialog row={{ ...two, tags: ['a'] }} onClose={onAdded} />)
  fireEvent.change(screen.getByLabelText('Account name'), { target: { value: 'three' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledTimes(3))
  expect((await listOutbox()).at(-1)?.payload).toEqual({ id: two.id, account_name: 'three' })
})
