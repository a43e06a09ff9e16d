import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { database } from '#src/db/core/open.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { pulled, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import { storedCheck, storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { KeyPhrasePage } from './key-phrase-page.tsx'

// happy-dom has no canvas and no layout.
vi.mock('./position/position-chart.tsx', () => ({ PositionChart: () => null }))
vi.mock('./position/use-ranked-accounts.ts', () => ({ useRankedAccounts: () => ({}) }))
vi.mock('./stats/stats-section.tsx', () => ({ StatsSection: () => null }))
vi.mock('./beside-panels.tsx', () => ({ BesidePanels: () => null }))
vi.mock('#src/ui/hooks/use-near.ts', () => ({ useNear: () => ({ near: true, watch: () => {} }) }))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00.000Z') }))
const server = stubServer()
const phrase = storedKeyPhrase({ keyword: 'matcha latte' })

const show = (id: string) =>
  showToAda(links.keyPhrase(id), <Route path={routes.keyPhrase} component={KeyPhrasePage} />)

test('leads back from a key phrase that the server does not have', async () => {
  await show('no-such-phrase')
  const back = await screen.findByRole('link', { name: 'Return to Rank Tracking' })
  expect(back.getAttribute('href')).toBe('/rank-tracking')
})

test('shows the phrase in the title', async () => {
  server.tell(pullPath, pulled({ keywords: [phrase] }))
  await show(phrase.id)
  await screen.findByRole('heading', { name: 'matcha latte' })
  expect(document.title).toBe('matcha latte · Keytrail')
})

/** Each letter of `videos` is a video, best rank first; `a` is the user's. `day` is a day of November. */
function rankedOn(day: number, videos: string) {
  const search_ranking_results = ranked(videos, (name) => (name === 'a' ? { username: 'ada' } : {}))
  const entry = phraseCheck(phrase.id, day, videos.indexOf('a') + 1)
  const { search_id: id, checked_at: searched_at } = entry
  return { entry, check: storedCheck({ id, searched_at, keyword_id: phrase.id, search_ranking_results }) }
}

test('compares the changes and the results of a page with one check, which the user chooses', async () => {
  const days = [rankedOn(15, 'abcd'), rankedOn(21, 'ebad'), rankedOn(22, 'ebaf')]
  await show(phrase.id)
  const { keyPhrases, keyPhraseChecks, checks } = database()
  await keyPhraseChecks.bulkPut(days.map(({ entry }) => entry))
  await checks.bulkPut(days.map(({ check }) => check))
  await keyPhrases.put(phrase)

  const filters = async () => (await screen.findByRole('group', { name: 'Show' })).textContent
  // The page starts with the larger of the two changes: from 1 to 3 within seven days.
  await screen.findByText('2 entered')
  expect(await filters()).toContain('New2')
  fireEvent.click(screen.getByRole('radio', { name: 'Last check' }))
  await screen.findByText('1 entered')
  expect(await filters()).toContain('New1')
})
