import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { AlertRuleRow } from '#src/domain/tracking/rows.ts'
import { addAlertRule, removeAlertRule } from './actions.ts'
import { AlertRuleForm, PhraseRules } from './phrase-rules.tsx'

vi.mock('./actions.ts', () => ({ addAlertRule: vi.fn(), removeAlertRule: vi.fn() }))

const rule: AlertRuleRow = { id: 'r', user_id: 'u', keyword_id: 'k', kind: 'enters_first', threshold: 10 }
const told = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').map(({ name, checked }) => [name, checked])
const press = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))

test('has a switch for the common rules and for those of the key phrase', () => {
  render(<PhraseRules keywordId="k" rules={[rule]} />)
  expect(told()).toEqual([
    ['enters_first-3', false],
    ['leaves_first-10', false],
    ['moves_down-3', false],
    ['lost-', false],
    ['enters_first-10', true],
  ])
  press('Leaves the top 10')
  expect(addAlertRule).toHaveBeenCalledWith('k', { kind: 'leaves_first', threshold: 10 })
})

test('keeps a rule that was switched off, so that it can be switched on again', () => {
  const { rerender } = render(<PhraseRules keywordId="k" rules={[rule]} />)
  press('Enters the top 10')
  expect(removeAlertRule).toHaveBeenCalledWith('r')
  rerender(<PhraseRules keywordId="k" rules={[]} />)
  expect(told().at(-1)).toEqual(['enters_first-10', false])
  press('Enters the top 10')
  expect(addAlertRule).toHaveBeenCalledWith('k', { kind: 'enters_first', threshold: 10 })
})

describe('the form of a rule', () => {
  function show() {
    render(<AlertRuleForm keywordId="k" rules={[{ ...rule, threshold: 3 }]} />)
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
})
