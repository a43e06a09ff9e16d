// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AlertRuleRow } from '#src/domain/tracking/rows.ts'
import { AlertRuleForm } from './alert-rule-form.tsx'

afterEach(cleanup)

const rule: AlertRuleRow = { id: 'r', user_id: 'u', keyword_id: 'k', kind: 'enters_first', threshold: 3 }

function show() {
  const onAdd = vi.fn()
  const onRemove = vi.fn()
  render(<AlertRuleForm rules={[rule]} onAdd={onAdd} onRemove={onRemove} />)
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add alert' }))
  return { onAdd, onRemove, add }
}

test('adds a rule with its number, and one that has none', () => {
  const { onAdd, add } = show()
  fireEvent.change(screen.getByLabelText('Top'), { target: { value: '10' } })
  add()
  fireEvent.change(screen.getByLabelText('Tell me when it'), { target: { value: 'lost' } })
  expect(screen.queryByLabelText('Top')).toBeNull()
  add()
  expect(onAdd.mock.calls).toEqual([
    [{ kind: 'enters_first', threshold: 10 }],
    [{ kind: 'lost', threshold: null }],
  ])
})

test.each(['', '0', '101', '2.5'])('does not take %o for a number of places', (number) => {
  const { onAdd, add } = show()
  fireEvent.change(screen.getByLabelText('Top'), { target: { value: number } })
  add()
  expect(screen.getByRole('alert').textContent).toContain('from 1 to 100')
  expect(onAdd).not.toHaveBeenCalled()
})

test('says that a rule is there already, and removes it', () => {
  const { onAdd, onRemove, add } = show()
  add()
  expect(screen.getByRole('alert').textContent).toBe('You already have this alert.')
  expect(onAdd).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Enters the top 3' }))
  expect(onRemove).toHaveBeenCalledWith(rule)
})
