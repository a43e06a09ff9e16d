// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import { links, routes } from '#src/domain/shell/routes.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { pulled, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { KeyPhrasePage } from './key-phrase-page.tsx'

const server = stubServer()

const show = () =>
  showToAda(
    links.keyPhrase('no-such-phrase'),
    <Route path={routes.keyPhrase}>
      <KeyPhrasePage />
    </Route>,
  )
const wayBack = () => screen.getByRole('link', { name: 'Return to Rank Tracking' }).getAttribute('href')

test('shows "Key Phrase Not Found" if the server does not have it', async () => {
  await show()
  await screen.findByRole('heading', { name: 'Key Phrase Not Found' })
  expect(wayBack()).toBe('/rank-tracking')
})

test('shows the phrase in the title', async () => {
  const phrase = storedKeyPhrase({ keyword: 'matcha latte' })
  server.tell(pullPath, pulled({ keywords: [phrase] }))
  await showToAda(
    links.keyPhrase(phrase.id),
    <Route path={routes.keyPhrase}>
      <KeyPhrasePage />
    </Route>,
  )
  await screen.findByRole('heading', { name: 'matcha latte' })
  expect(document.title).toBe('matcha latte · Keytrail')
})
