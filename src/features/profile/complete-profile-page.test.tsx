import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { noteDemoSearch, notedDemoSearches } from '#src/parts/search/demo-searches.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { CompleteProfilePage } from './complete-profile-page.tsx'

stubServer({ names: { first_name: null, last_name: null } })

async function open(query = ''): Promise<void> {
  await showToAda(`/complete-profile${query}`, <CompleteProfilePage />)
  await waitFor(async () => expect(await database().plans.count()).toBe(3))
  fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Ada' } })
  fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Lovelace' } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const ended = (address: string) => waitFor(() => expect(location.pathname + location.search).toBe(address))

test('selects premium by default, names its action on the button and offers free beside it', async () => {
  await open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Premium/ }).checked).toBe(true)
  await screen.findByRole('button', { name: 'Continue to payment, £29.99 a month' })
  press('Start free')
  await ended('/dashboard')
})

test('continues to payment of the chosen plan', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: /^Pro/ }))
  press('Continue to payment, £99.99 a month')
  await ended('/payment?plan=pro')
})

test('shows one button for the free plan', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: /^Free/ }))
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Start free'])
  press('Start free')
  await ended('/dashboard')
})

test('offers no other choice if the address has a plan', async () => {
  await open('?plan=pro')
  await screen.findByRole('button', { name: 'Continue to payment, £99.99 a month' })
  expect(screen.queryByRole('button', { name: 'Start free' })).toBeNull()
})

test('runs the check that the demo promised, and adds the visitor’s searches', async () => {
  const searches = [{ id: '0d0d0d0d-0000-4000-8000-000000000001', phrase: 'matcha' }]
  for (const search of searches) noteDemoSearch(search)
  await open('?q=matcha')
  screen.getByText('Next: who ranks for “matcha”, for 1 credit.')
  press('Start free')
  await ended('/search-check?keyword=matcha&country=gb')
  expect(history.state).toEqual({ checkId: expect.any(String), pages: 1, begin: true })
  expect(await database().$outbox.toArray()).toMatchObject([
    { kind: 'change_profile' },
    { kind: 'add_demo_searches', payload: { searches } },
  ])
  expect(notedDemoSearches()).toEqual([])
})

test('saves nothing without names, whichever button is pressed', async () => {
  await showToAda('/complete-profile', <CompleteProfilePage />)
  const form = (await screen.findByLabelText('First name')).closest('form')
  for (const name of ['Continue to payment, £29.99 a month', 'Start free']) {
    const submitter = await screen.findByRole('button', { name })
    fireEvent.submit(form as HTMLFormElement, { submitter })
    await screen.findByText('Enter your first name.')
  }
  expect(location.pathname).toBe('/complete-profile')
})
