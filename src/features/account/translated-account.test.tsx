// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLocale } from '#src/lib/locale.ts'
import { provideTranslation } from '#src/lib/translation.ts'
import { accountWords } from '#src/words/account/account.ts'
import { archiveWords } from '#src/words/account/archive.ts'
import { securityWords } from '#src/words/account/security.ts'
import { billingWords } from '#src/words/billing/billing.ts'
import { planWords } from '#src/words/billing/plans.ts'
import { usageWords } from '#src/words/billing/usage.ts'
import { catalogue as french } from '#src/words/fr/catalogue.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { captureEnglish } from '#tests/support/project/english-left.ts'
import { AccountPage } from './account-page.tsx'

const server = stubServer()
const englishLeft = captureEnglish(
  ...[accountWords, archiveWords, billingWords, planWords, securityWords, usageWords],
)

beforeEach(() => {
  provideTranslation({ ...french })
  setLocale('fr')
})
afterEach(() => {
  provideTranslation({})
  setLocale('en')
})

test('shows the account in French, including panels that load later', async () => {
  server.level = 'premium'
  await showToAda('/account', <AccountPage />)
  await screen.findByRole('heading', { name: 'Compte' })
  await screen.findByText('0 sur 3 utilisé')
  await screen.findByRole('heading', { name: 'Vos données' })
  await screen.findByRole('heading', { name: 'Supprimer mon compte' })
  await screen.findByText('Aucun abonnement actif')
  expect(englishLeft()).toEqual([])
})
