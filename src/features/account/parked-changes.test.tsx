// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeProfile } from '#src/db/writes/profile.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { AccountPage } from './account-page.tsx'

const server = stubServer()
const raw = 'new row for relation "profiles" violates check constraint "profiles_first_name_check"'

test.each([
  ['its own code', 'invalid_change', 'Something in it is too long or not valid.'],
  ["the database's code", null, 'The server did not say why.'],
])('explains a change refused with %s in our words', async (_, hint, reason) => {
  server.tell('/rest/v1/rpc/apply_mutations', {
    json: { position: '1.1/7', outcomes: [{ outcome: 'refused', code: hint ?? '23514', message: raw }] },
  })
  await showToAda('/account', <AccountPage />)
  await screen.findByRole('heading', { name: 'Account' })
  await changeProfile({ first_name: 'A'.repeat(200) })
  kickSync()
  await screen.findByText(`Profile change: not saved. ${reason}`)
  expect(document.body.textContent).not.toContain('violates')
})
