import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { AccountPage } from '#src/features/account/account-page.tsx'
import { SignupPage } from '#src/features/auth/signup-page.tsx'
import { DashboardPage } from '#src/features/dashboard/dashboard-page.tsx'
import { DemoLimitDialog } from '#src/features/demo/demo-limit-dialog.tsx'
import { DemoPage } from '#src/features/demo/demo-page.tsx'
import { HomePage } from '#src/features/home/home-page.tsx'
import { FaqPage } from '#src/features/marketing/faq-page.tsx'
import { PrivacyPolicyPage } from '#src/features/marketing/privacy-policy-page.tsx'
import { RankTrackingPage } from '#src/features/marketing/tool-pages.tsx'
import { PaymentPage } from '#src/features/payment/payment-page.tsx'
import { CompleteProfilePage } from '#src/features/profile/complete-profile-page.tsx'
import { CreditsUsedUpDialog } from '#src/parts/plan/credits-used-up-dialog.tsx'
import { showScreen, showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'

vi.mock('#src/lib/env.ts', async (original) => ({
  ...(await original<typeof import('#src/lib/env.ts')>()),
  hasPlans: false,
}))

const server = stubServer({ level: 'pro', used: 2_000, allowance: 2_000 })

const telling =
  /\b(plans?|upgrade|pricing|prices?|premium|subscriptions?|stripe|payments?|invoices?|billing)\b|£|\bpro\b/i
const said = () =>
  `${document.body.textContent} ${[...document.querySelectorAll('[content],[href]')].map((element) => element.getAttribute('content') ?? element.getAttribute('href')).join(' ')}`

describe('an installation without plans does not mention them', () => {
  const home = <HomePage signedIn={false} level={null} onSearch={() => {}} />
  const open: [name: string, path: string, shown: ReactNode, there: string | RegExp][] = [
    ['the landing page', '/', home, 'What you can count on'],
    ['sign-up, whatever plan it names', '/signup?plan=pro', <SignupPage key="/" />, 'Create an account'],
    ['the demo', '/search-results-demo', <DemoPage key="/" />, 'Search Results'],
    ['the end of the day’s searches', '/', <DemoLimitDialog key="/" />, /You get three more tomorrow/],
    ['the questions', '/faq', <FaqPage key="/" />, 'Questions and answers'],
    ['the policy', '/privacy-policy', <PrivacyPolicyPage key="/" />, 'Data Security'],
    ['rank tracking', '/tiktok-rank-tracking', <RankTrackingPage key="/" />, 'Rank tracking for TikTok'],
  ]
  test.each(open)('on %s', async (_, path, shown, there) => {
    showScreen(path, shown)
    await screen.findAllByText(there)
    expect(said()).not.toMatch(telling)
  })

  test('on the account page', async () => {
    await showToAda('/account', <AccountPage />)
    await screen.findByText('Your details')
    await screen.findByText('2,000 of 2,000 used')
    await screen.findByRole('button', { name: /Change password/i })
    expect(said()).not.toMatch(telling)
    expect(server.heard).not.toContain('/functions/v1/get-invoices')
  })

  test('on the dashboard, which starts with the first key phrase', async () => {
    await showToAda('/dashboard', <DashboardPage />)
    await screen.findByRole('heading', { name: /Track your first key phrase/ })
    expect(said()).not.toMatch(telling)
  })

  test('at the limit', async () => {
    await showToAda('/', <CreditsUsedUpDialog />)
    await screen.findByText(/^You have used all 2,000 credits\. More on /)
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeDefined()
    expect(said()).not.toMatch(telling)
  })

  test('on the profile form, which leads to the dashboard', async () => {
    server.level = 'free'
    server.tell('/rest/v1/rpc/pull_changes', { status: 500 })
    await showToAda('/complete-profile?plan=pro', <CompleteProfilePage />)
    fireEvent.change(await screen.findByLabelText(/First name/), { target: { value: 'Ada' } })
    fireEvent.change(screen.getByLabelText(/Last name/), { target: { value: 'Lovelace' } })
    expect(said()).not.toMatch(telling)
    fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  })
})

test('the payment link leads to the dashboard, and starts no payment', async () => {
  await showToAda('/payment?plan=pro', <PaymentPage />)
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  expect(server.heard).not.toContain('/functions/v1/stripe-checkout')
})
