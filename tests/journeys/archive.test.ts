import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { storyTest } from '../support/browser/journey.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { repetitions } from '../support/project/long-run.ts'
import { type Account, callAsServer, makeAccount } from '../support/stack/api.ts'
import type { RunningStack } from '../support/stack/stack.ts'
import { demoAccount } from '../support/stack/tracking.ts'

const parts = ['searches', 'checks', 'keyPhrases', 'keyPhraseChecks', 'notes', 'alertRules', 'ideas'] as const

async function openData(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('heading', { name: 'Your data' }).waitFor()
}

async function saveArchive(page: Page, path: string) {
  // Arriving rows make the panels above grow. A button that moves between press and release gets no click.
  await page.getByText('Still downloading; there may be more.').waitFor({ state: 'hidden' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download archive' }).click(),
  ])
  await download.saveAs(path)
  return { path, name: download.suggestedFilename(), archive: JSON.parse(readFileSync(path, 'utf8')) }
}

async function importArchive(page: Page, path: string, counts: string): Promise<void> {
  await page.getByLabel('Import an archive').setInputFiles(path)
  await page.getByRole('dialog').getByText(counts).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
}

// Enough days of checks to fill several slices of an archive.
const usualDays = 15
const allDays = 60

async function shorterDemoAccount(stack: RunningStack): Promise<Account> {
  const demo = await demoAccount(stack)
  const from = new Date(Date.now() - repetitions(usualDays, allDays) * 86_400_000).toISOString()
  const older = `user_id=eq.${demo.id}&search_type=eq.search_results_check&searched_at=lt.${from}`
  await callAsServer(stack, 'DELETE', `/rest/v1/search_history?${older}`)
  return demo
}

const test = storyTest
  .override('stackEnvironment', {})
  .override('account', ({ stack }) => shorterDemoAccount(stack))

const refused = ['user_id', 'changed_at', 'id', 'search_id', 'keyword_id']

/** Returns the rows as sorted JSON, without the columns that differ between accounts. */
function facts(rows: Record<string, unknown>[]): string[] {
  const kept = (row: object) => Object.entries(row).filter(([name]) => !refused.includes(name))
  return rows.map((row) => JSON.stringify(kept(row).sort())).sort()
}

test('an interrupted import resumes with the same file and restores all of it, once', async ({
  stack,
  server,
  site,
  memberPage,
  newContext,
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'keytrail-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const kept = await server.rows('search_history', 'select=id&search_type=eq.search_results_check')
  expect(kept.length).toBeGreaterThan(usualDays)
  await openData(memberPage)
  await memberPage.getByText(`${kept.length} checks, `).waitFor()
  await memberPage.getByText(/\d+ alert rules/).waitFor()
  const saved = await saveArchive(memberPage, join(folder, 'first.json'))
  expect(saved.name).toMatch(/^keytrail-archive-\d{4}-\d\d-\d\d\.json$/)
  expect(saved.archive).toMatchObject({ format: 'keytrail-archive', version: 1 })
  const counts = `${kept.length} checks, 6 key phrases, ${saved.archive.keyPhraseChecks.length} positions`

  const page = await (await newContext()).newPage()
  await storeSession(page, site, await makeAccount(stack, { level: 'pro' }))
  await openData(page)
  let asked = 0
  await page.route('**/rpc/import_archive', (route) => {
    asked += 1
    return asked > 2 ? route.abort() : route.continue()
  })
  await importArchive(page, saved.path, counts)
  // Both the failed import and, after the next pull, the account page show this text.
  await page.getByText('Choose the same file again to continue.').first().waitFor()
  expect(asked).toBeGreaterThan(3)
  await page.unroute('**/rpc/import_archive')
  await importArchive(page, saved.path, counts)
  await page.getByText('Archive imported').waitFor()

  await page.getByText(counts).waitFor()
  await page.getByText(/\d+ alert rules/).waitFor()
  const { archive: copied } = await saveArchive(page, join(folder, 'copy.json'))
  for (const part of parts) expect(facts(copied[part]), part).toEqual(facts(saved.archive[part]))
})
