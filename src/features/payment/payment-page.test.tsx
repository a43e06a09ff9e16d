import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readFirstPhrase } from '#src/db/reads/device-notes.ts'
import { forgetSession } from '#src/remote/auth/stored-session.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { failures, noResponse, onItsWay, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { PaymentPage } from './payment-page.tsx'

const server = stubServer()
const checkout = '/functions/v1/stripe-checkout'
const show = () => showToAda('/payment?plan=pro', <PaymentPage />)

async function expectPaymentError(title: string): Promise<void> {
  await screen.findByText(title)
  screen.getByRole('heading', { name: 'Payment Error' })
  expect(screen.getByRole('link', { name: 'Return to Account' }).getAttribute('href')).toBe('/account')
}

test.each(failures)('shows "Failed to initialize payment" while the server %s', async (_, told) => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  server.tell(checkout, { json: { url: 'https://checkout.example/c' } })
  server.tell(pullPath, told)
  await show()
  await expectPaymentError('Failed to initialize payment')
  screen.getByText('Error loading profile. Nothing was charged.')
  server.tell(pullPath, () => {})
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('https://checkout.example/c'))
})

test('shows "No valid session found" if the session ends while the profile loads', async () => {
  server.tell(pullPath, forgetSession)
  await show()
  await expectPaymentError('No valid session found')
  expect(server.heard).not.toContain(checkout)
})

test.each([
  [pullPath, 'Loading...'],
  [checkout, 'Preparing checkout...'],
])('shows no error while %s is loading', async (path, words) => {
  server.tell(path, onItsWay)
  await show()
  await waitFor(() => expect(server.heard).toContain(path))
  await screen.findByText(words)
})

test('reloads the page on Try Again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  server.tell(checkout, noResponse)
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('stores the phrase tried before sign-up until the return from payment', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  server.tell(checkout, { json: { url: 'https://checkout.example/c' } })
  await showToAda('/payment?plan=pro&q=matcha+latte', <PaymentPage />)
  await waitFor(() => expect(replace).toHaveBeenCalledOnce())
  expect(await readFirstPhrase()).toBe('matcha latte')
})
