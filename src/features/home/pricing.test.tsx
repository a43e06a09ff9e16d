import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { SubscriptionLevel } from '#src/domain/account/rows.ts'
import { providePreloaded } from '#src/state/preloaded-content.ts'
import { plans } from '#tests/support/rows/plans.ts'
import { Pricing } from './pricing.tsx'

beforeEach(() => providePreloaded({ plans: Object.values(plans) }))

const show = (level: SubscriptionLevel | null) => render(<Pricing level={level} />)
const disabled = () =>
  screen
    .queryAllByRole('button')
    .map((button) => [button.textContent, (button as HTMLButtonElement).disabled])
const leads = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('leads a visitor to the search and to sign-up', () => {
  show(null)
  expect(leads()).toEqual([
    ['Try it free', '/#search'],
    ['Choose Premium', '/signup?plan=premium'],
    ['Choose Pro', '/signup?plan=pro'],
  ])
})

test('offers premium users no choice and links to the billing page', () => {
  show('premium')
  expect(disabled()).toEqual([
    ['Included in yours', true],
    ['Your plan', true],
    ['Choose Pro', true],
  ])
  expect(leads()).toEqual([['Upgrade on your account page', '/account']])
})

test('offers pro users no choice', () => {
  show('pro')
  expect(disabled().every(([, off]) => off)).toBe(true)
  expect(leads()).toEqual([])
})
