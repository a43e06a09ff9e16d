// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { leftRejection } from '#tests/support/device/left-rejection.ts'
import { BulkForm } from './bulk-form.tsx'
import { newDraft } from './draft.ts'

vi.mock('#src/parts/tracking/add/actions.ts', () => ({ addTracked: vi.fn() }))

function show(text: string): void {
  render(
    <BulkForm
      draft={newDraft(() => {})}
      text={text}
      country="us"
      plan={null}
      known={[]}
      active={0}
      takesFocus={false}
      onAdded={() => {}}
    />,
  )
}

test('keeps suggestions whole, whatever characters they contain', () => {
  show('matcha\nred, white and blue outfit\n"quiet luxury" outfit\nlatte')
  screen.getByRole('button', { name: 'Add 4 key phrases' })
  expect(screen.getByLabelText('Key phrases').getAttribute('autocapitalize')).toBe('none')
  screen.getByText('red, white and blue outfit')
  screen.getByText('"quiet luxury" outfit')
})

test('keeps the lines and enables the button again after adding fails', async () => {
  const broken = new Error('the store is gone')
  vi.mocked(addTracked).mockRejectedValueOnce(broken)
  show('matcha\nlatte')
  const button = screen.getByRole('button', { name: 'Add 2 key phrases' })
  expect(await leftRejection(() => fireEvent.click(button))).toBe(broken)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(screen.getByLabelText('Key phrases')).toHaveProperty('value', 'matcha\nlatte')
})
