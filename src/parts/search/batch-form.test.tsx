import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { creditsUsed } from '#tests/support/rows/stored-rows.ts'
import { BatchForm } from './batch-form.tsx'

const answer = { id: '6b1f0c5e-6a0f-4b7e-9a0e-0c6f1f3c2d11', searched_at: '2026-11-21T10:00:00.000Z' }

function show(used: number, answers = new Map<number, typeof answer>()) {
  const onRun = vi.fn()
  const initial = { phrases: ['one', 'two', 'three'], country: 'de' } as const
  render(
    <BatchForm
      modes={['single', 'multiple', 'keystroke']}
      countries={['gb', 'de']}
      usage={creditsUsed(used, 500, '2099-12-01T00:00:00.000Z')}
      initial={initial}
      findFresh={async () => answers}
      onRun={onRun}
    />,
  )
  return onRun
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search 3 phrases' })
const send = () => fireEvent.submit(submit())

it('runs the listed phrases if nothing is stored', async () => {
  const onRun = show(0)
  screen.getByText('This will use 3 of your 500 credits.')
  send()
  await vi.waitFor(() => expect(onRun).toHaveBeenCalledOnce())
  expect(onRun.mock.calls[0]?.[0]).toEqual({ phrases: ['one', 'two', 'three'], country: 'de' })
})

it('prices an expansion, and cuts a keystroke search at twelve graphemes', () => {
  show(0)
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Phrase to expand', 'tea')
  fireEvent.click(screen.getByRole('button', { name: '0 to 9' }))
  screen.getByText('This will use 13 of your 500 credits.')
  fireEvent.click(screen.getByLabelText('Keystroke'))
  type('Key phrase', 'abcdefghijklm')
  expect(screen.getByLabelText<HTMLInputElement>('Key phrase').value).toBe('abcdefghijkl')
})

it('names no price for more phrases than are allowed', () => {
  show(0)
  const lines = Array.from({ length: 51 }, (_, n) => `phrase ${n}`).join('\n')
  fireEvent.change(screen.getByLabelText('Key phrases'), { target: { value: lines } })
  screen.getByText('Maximum 50 key phrases allowed')
  expect(screen.queryByText(/This will use/)).toBeNull()
})

it('says how many will run if credits are short, and runs them', async () => {
  const onRun = show(498)
  screen.getByText('You have 2 credits left, so 2 of 3 phrases will run.')
  send()
  await vi.waitFor(() => expect(onRun).toHaveBeenCalledOnce())
})

it('cannot be submitted without a credit, and says why and until when', () => {
  const onRun = show(500)
  expect(submit().disabled).toBe(true)
  screen.getByText(/You have no credits left in this period\. They reset on 1 December 2099\./)
  send()
  expect(onRun).not.toHaveBeenCalled()
})

it('offers stored results until the phrases change', async () => {
  const answers = new Map([[1, answer]])
  const onRun = show(0, answers)
  send()
  fireEvent.click(await screen.findByRole('button', { name: 'Use them (2 credits)' }))
  expect(onRun.mock.calls[0]?.[1]).toBe(answers)
  fireEvent.click(screen.getByRole('button', { name: 'Fetch all again (3 credits)' }))
  expect(onRun.mock.calls[1]?.[1].size).toBe(0)
  fireEvent.change(screen.getByLabelText('Key phrases'), { target: { value: 'one' } })
  expect(screen.queryByRole('button', { name: /Use them/ })).toBeNull()
})

it.each([
  ['Single', 'Key phrase'],
  ['Multiple', 'Key phrases'],
  ['Keystroke', 'Key phrase'],
])('%s: names the missing input if only blanks are entered', (mode, label) => {
  const onRun = show(0)
  fireEvent.click(screen.getByLabelText(mode))
  fireEvent.change(screen.getByLabelText(label), { target: { value: '  ' } })
  fireEvent.submit(screen.getByLabelText(label))
  screen.getByText('Enter a key phrase.')
  expect(onRun).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText(label), { target: { value: 'matcha' } })
  expect(screen.queryByText('Enter a key phrase.')).toBeNull()
})

it('does not run if the phrases have changed meanwhile', async () => {
  const onRun = show(0)
  send()
  fireEvent.change(screen.getByLabelText('Key phrases'), { target: { value: 'one' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Search 1 phrase' }))
  await vi.waitFor(() => expect(onRun).toHaveBeenCalled())
  expect(onRun.mock.calls.map(([choice]) => choice.phrases)).toEqual([['one']])
})
