import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import { links, routes } from '#src/domain/shell/routes.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { pulled, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { KeyPhrasePage } from './key-phrase-page.tsx'

const server = stubServer()

const show = (id: string) =>
  showToAda(
    links.keyPhrase(id),
    <Route path={routes.keyPhrase}>
      <KeyPhrasePage />
    </Route>,
  )

test('leads back from a key phrase that the server does not have', async () => {
  await show('no-such-phrase')
  const back = await screen.findByRole('link', { name: 'Return to Rank Tracking' })
  expect(back.getAttribute('href')).toBe('/rank-tracking')
})

test('shows the phrase in the title', async () => {
  const phrase = storedKeyPhrase({ keyword: 'matcha latte' })
  server.tell(pullPath, pulled({ keywords: [phrase] }))
  await show(phrase.id)
  await screen.findByRole('heading', { name: 'matcha latte' })
  expect(document.title).toBe('matcha latte · Keytrail')
})
