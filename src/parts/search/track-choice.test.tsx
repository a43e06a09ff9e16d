import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { plans } from '#tests/support/rows/plans.ts'
import { TrackChoice, type TrackChoices } from './track-choice.tsx'

vi.mock('#src/parts/tracking/add/actions.ts', () => ({ addTracked: vi.fn() }))

test('keeps the choice when it is reopened, until the phrase is tracked', async () => {
  vi.mocked(addTracked).mockResolvedValueOnce({ kind: 'failed' }).mockResolvedValueOnce({ kind: 'added' })
  const onTracked = vi.fn()
  const choices: TrackChoices = new Map()
  const open = () => {
    cleanup()
    const given = { word: 'matcha', country: 'gb', rows: [], tracked: null, onTracked } as const
    render(<TrackChoice {...given} plan={plans.premium} choices={choices} />)
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  open()
  press('Change country or account')
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'de' } })
  fireEvent.change(screen.getByLabelText('Account'), { target: { value: '@anna.film' } })
  open()
  expect(screen.getByLabelText<HTMLInputElement>('Account').value).toBe('@anna.film')
  const track = 'Track daily: Germany, @anna.film'
  press(track)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: track }).getAttribute('aria-busy')).toBeNull(),
  )
  open()
  press(track)
  await waitFor(() => expect(onTracked).toHaveBeenCalledOnce())
  open()
  screen.getByRole('button', { name: 'Track daily: United Kingdom' })
  screen.getByRole('button', { name: 'Change country or account' })
})
