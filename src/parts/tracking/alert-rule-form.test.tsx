import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AlertRuleRow } from '#src/domain/tracking/rows.ts'
import { addAlertRule } from './actions.ts'
import { AlertRuleForm } from './phrase-rules.tsx'

vi.mock('./actions.ts', () => ({ addAlertRule: vi.fn() }))

const rule: AlertRuleRow = { id: 'r', user_id: 'u', keyword_id: 'k', kind: 'enters_first', threshold: 3 }

function show() {
  render(<AlertRuleForm keywordId="k" rules={[rule]} />)
  return { add: () => fireEvent.click(screen.getByRole('button', { name: 'Add alert' })) }
}

test('adds a rule with a number, and one without', () => {
  const { add } = show()
  fireEvent.change(screen.getByLabelText('Top'), { target: { value: '10' } })
  add()
  fireEvent.change(screen.getByLabelText('Tell me when it'), { target: { value: 'lost' } })
  expect(screen.queryByLabelText('Top')).toBeNull()
  add()
  expect(vi.mocked(addAlertRule).mock.calls).toEqual([
    ['k', { kind: 'enters_first', threshold: 10 }],
    ['k', { kind: 'lost', threshold: null }],
  ])
})

test.each(['', '0', '101', '2.5'])('rejects %o as a number of places', (number) => {
  const { add } = show()
  fireEvent.change(screen.getByLabelText('Top'), { target: { value: number } })
  add()
  expect(screen.getByRole('alert').textContent).toContain('from 1 to 100')
  expect(addAlertRule).not.toHaveBeenCalled()
})

test('says that a rule already exists', () => {
  const { add } = show()
  add()
  expect(screen.getByRole('alert').textContent).toBe('You already have this alert.')
  expect(addAlertRule).not.toHaveBeenCalled()
})
