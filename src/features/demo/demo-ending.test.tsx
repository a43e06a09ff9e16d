// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DemoEnding } from './demo-ending.tsx'

afterEach(cleanup)

it('does not show "no results" for a search that was not run', async () => {
  render(<DemoEnding query="four" outcome={{ kind: 'used-up' }} shown={null} onRetry={vi.fn()} />)
  await screen.findByRole('dialog', { name: 'Daily Search Limit Reached' })
  expect(screen.queryByText('No results found')).toBeNull()
  screen.getByText(/three more tomorrow/)
})
