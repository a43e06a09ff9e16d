// Two devices of one user show the same, whichever of them imported an archive and whatever the tracker has done since.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { archiveHead } from '#src/domain/sync/archive.ts'
import { test as journey } from '../support/browser/journey.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { isLong } from '../support/project/long-run.ts'
import { call } from '../support/stack/api.ts'
import type { RunningStack } from '../support/stack/stack.ts'
import { demoAccount, serverRows } from '../support/stack/tracking.ts'

const phrases = ['running shoes', 'trail running tips']
const checksOfEach = 9

/** Part of the demo account's data as an archive: two key phrases with their last checks before today. */
async function someArchive(stack: RunningStack) {
  const demo = await demoAccount(stack)
  const rows = (table: string, query: string) => serverRows(stack, demo, table, query)
  const keyPhrases = await rows('keywords', `select=*&keyword=in.(${phrases.join()})`)
  const today = new Date().toISOString().slice(0, 10)
  const positions = await Promise.all(
    keyPhrases.map(({ id }) =>
      rows(
        'key_phrase_checks',
        `select=*&keyword_id=eq.${id}&checked_at=lt.${today}&order=checked_at.desc&limit=${checksOfEach}`,
      ),
    ),
  )
  const keyPhraseChecks = positions.flat()
  const checks = keyPhraseChecks.map(({ search_id }) => search_id).join()
  const ofPhrases = `select=*&keyword_id=in.(${keyPhrases.map(({ id }) => id).join()})`
  return {
    ...archiveHead,
    exported_at: new Date().toISOString(),
    ownAccounts: [],
    brandWords: [],
    searches: await rows(
      'search_history',
      'select=*,search_results(*)&search_type=in.(basic,autocomplete)&limit=3',
    ),
    checks: await rows('search_history', `select=*,search_ranking_results(*)&id=in.(${checks})`),
    keyPhrases,
    keyPhraseChecks,
    notes: await rows('key_phrase_notes', ofPhrases),
    alertRules: await rows('alert_rules', ofPhrases),
  }
}

const test = journey
  .override('stackEnvironment', {})
  .override('level', 'pro')
  .extend('devices', async ({ newContext, site, account }) => {
    const open = async () => {
      const context = await newContext()
      // Ages are relative to a single time, after all events of this test.
      await context.clock.setFixedTime(Date.now() + 5 * 60_000)
      const page = await context.newPage()
      await storeSession(page, site, account)
      await opened(page, '/account')
      return page
    }
    return [await open(), await open()] as const
  })

/** Opens an address and waits until the device has the server's data. */
async function opened(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(/\/rpc\/pull_changes/), page.goto(path)])
  await page.waitForLoadState('networkidle')
}

/** The screen's text, except for when this device last synced. */
async function shown(page: Page): Promise<string[]> {
  const text = await page.getByRole('main').innerText()
  return text.replace(/Synced [^.]*\./, '').split('\n')
}

interface Look {
  path: string
  /** A text that shows that the screen has loaded. */
  has: string | RegExp
}

/** Expects both devices to show the same at an address; returns the text. */
async function expectSame(devices: readonly Page[], { path, has }: Look): Promise<string> {
  await Promise.all(devices.map((page) => opened(page, path)))
  for (const page of devices) await page.getByRole('main').getByText(has).first().waitFor()
  const differing = async () => {
    const [one = [], other = []] = await Promise.all(devices.map(shown))
    const isSame = one.join('\n') === other.join('\n')
    return isSame ? null : { one: one.filter((line) => !other.includes(line)), other }
  }
  await expect.poll(differing, { message: path }).toBeNull()
  return (await shown(devices[0] as Page)).join('\n')
}

// src/sync/engine/two-devices.test.ts checks that their stores agree.
test.runIf(isLong)(
  'two devices show the same after an import on one of them, and after a run of the tracker',
  async ({ devices, stack, account }) => {
    const archive = await someArchive(stack)
    const [first] = devices
    await first.getByLabel('Import an archive').setInputFiles({
      name: 'archive.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(archive)),
    })
    await first.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
    await first.getByText('Archive imported').waitFor()

    const [tracked] = await serverRows(stack, account, 'keywords', `select=id&keyword=eq.${phrases[0]}`)
    const tracking = (positions: number): Look[] => [
      { path: '/account', has: `${positions} positions` },
      { path: '/rank-tracking', has: String(phrases[1]) },
      { path: `/key-phrase/${tracked.id}`, has: 'Ranking Stats' },
      { path: '/search-results-check-history?tracker=1', has: String(phrases[0]) },
    ]
    const before: string[] = []
    for (const look of tracking(phrases.length * checksOfEach)) before.push(await expectSame(devices, look))
    // Not affected by a tracker run.
    await expectSame(devices, { path: '/key-phrase-search-history', has: archive.searches[0].search_term })

    const run = await call(stack, 'POST', '/functions/v1/track-key-phrases', {
      headers: { authorization: `Bearer ${stack.keys.secret}` },
      body: {},
    })
    expect(run.body).toMatchObject({ claimed: phrases.length, done: phrases.length })
    const after: string[] = []
    for (const look of tracking(phrases.length * (checksOfEach + 1)))
      after.push(await expectSame(devices, look))
    // The run is visible wherever positions or checks are shown, so both devices have actually changed.
    expect(after.map((text, index) => text !== before[index])).toEqual([true, true, true, true])
  },
)
