import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AlertRuleRow } from '#src/domain/tracking/rows.ts'
import { addAlertRule, removeAlertRule } from './actions.ts'
import { PhraseRules } from './phrase-rules.tsx'

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
