import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { matcha } from '#tests/support/rows/tracked-checks.ts'
import { TrackedRow } from './tracked-row.tsx'

test('shows the change in seven days beside the last one, which may point the other way', () => {
  const point = { checked_at: '2026-11-22T00:05:00.000Z', state: 'done', position: 32, results: 36 } as const
  const change = { kind: 'moved', by: 1 } as const
  const item = {
    ...trackedItem(matcha, undefined),
    ...{ current: point, last: point, change, weekChange: { ...change, by: -7 } },
    ...{ unsent: [], locked: false },
  } as never
  const given = { selecting: false, detailed: false, insights: undefined, onAsk: () => {} }
  render(<TrackedRow item={item} shared {...given} />)
  expect(screen.getByText('up 1 place since the last check').parentElement?.textContent).toContain('+1')
  expect(screen.getByText('down 7 places in 7 days').parentElement?.textContent).toContain('−7')
})
