// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { leftRejection } from '#tests/support/left-rejection.ts'
import { TrackChoice } from './track-choice.tsx'

vi.mock('#src/parts/tracking/add/actions.ts', () => ({ addTracked: vi.fn() }))

afterEach(cleanup)

test('tracking that breaks down leaves its button free', async () => {
  const broken = new Error('the store is gone')
  vi.mocked(addTracked).mockRejectedValueOnce(broken)
  const onTracked = vi.fn()
  render(
    <TrackChoice word="matcha" country="gb" plan={null} rows={[]} tracked={null} onTracked={onTracked} />,
  )
  const button = screen.getByRole('button', { name: 'Track daily in United Kingdom' })
  expect(await leftRejection(() => fireEvent.click(button))).toBe(broken)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(onTracked).not.toHaveBeenCalled()
})
