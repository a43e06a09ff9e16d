import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from '../support/api.ts'
import { launchChromium } from '../support/chromium.ts'
import { signInOnScreen } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'
import { demoAccount, serverRows } from '../support/tracking.ts'

let stack: RunningStack
let browser: Browser
let folder: string

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
  folder = mkdtempSync(join(tmpdir(), 'keytrail-archive-'))
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function accountPage(account: Account): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true })
  const page = await context.newPage()
  await signInOnScreen(page, stack.url, account)
  await page.goto(`${stack.url}/account`)
  await page.getByRole('heading', { name: 'Your data' }).waitFor()
  return page
}

const parts = ['searches', 'checks', 'keyPhrases', 'keyPhraseChecks', 'notes', 'alertRules'] as const

async function saveArchive(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download archive' }).click(),
  ])
  const path = join(folder, name)
  await download.saveAs(path)
  return { path, name: download.suggestedFilename(), archive: JSON.parse(readFileSync(path, 'utf8')) }
}

const refused = ['user_id', 'changed_at', 'id', 'search_id', 'keyword_id']

/** What a row says, without the ids and the owner, which are another account's. */
function facts(rows: Record<string, unknown>[]): string[] {
  return rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          .filter(([name]) => !refused.includes(name))
          .sort(),
      ),
    )
    .sort()
}

test('an archive of the demo account comes back whole in an empty one', async () => {
  const demo = await demoAccount(stack)
  const page = await accountPage(demo)
  const kept = await serverRows(
    stack,
    demo,
    'search_history',
    'select=id&search_type=eq.search_results_check',
  )
  await page.getByText(`${kept.length} checks, `).waitFor({ timeout: 60_000 })
  await page.getByText(/\d+ alert rules/).waitFor({ timeout: 60_000 })
  const first = await saveArchive(page, 'first.json')
  expect(first.name).toMatch(/^keytrail-archive-\d{4}-\d\d-\d\d\.json$/)
  expect(first.archive).toMatchObject({ format: 'keytrail-archive', version: 1 })
  await page.context().close()

  const empty = await makeAccount(stack, { level: 'pro' })
  const other = await accountPage(empty)
  await other.getByLabel('Import an archive').setInputFiles(first.path)
  const counts = `${kept.length} checks, 6 key phrases, ${first.archive.keyPhraseChecks.length} positions`
  await other.getByRole('dialog').getByText(counts).waitFor()
  await other.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await other.getByText('Archive imported').waitFor({ timeout: 120_000 })
  await other.getByText(counts).waitFor({ timeout: 60_000 })
  await other.getByText(/\d+ alert rules/).waitFor({ timeout: 60_000 })
  const second = await saveArchive(other, 'second.json')
  for (const part of parts) {
    expect(second.archive[part], part).toHaveLength(first.archive[part].length)
    expect(facts(second.archive[part]), part).toEqual(facts(first.archive[part]))
  }

  // It is not empty any more: nothing is overwritten, nothing lost.
  await other.getByLabel('Import an archive').setInputFiles(first.path)
  await other.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await other.getByText(/Nothing was imported/).waitFor({ timeout: 60_000 })
  expect(await serverRows(stack, empty, 'keywords')).toHaveLength(6)
  await other.context().close()
})

test('an import that loses its connection goes on with the same file, and nothing is there twice', async () => {
  const account = await makeAccount(stack, { level: 'pro' })
  const page = await accountPage(account)
  const path = join(folder, 'first.json')
  const archive = JSON.parse(readFileSync(path, 'utf8'))
  const choose = async () => {
    await page.getByLabel('Import an archive').setInputFiles(path)
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  }
  let asked = 0
  await page.route('**/rpc/import_archive', (route) => {
    asked += 1
    return asked > 2 ? route.abort() : route.continue()
  })
  await choose()
  await page.getByText('Choose the same file again to go on.').waitFor({ timeout: 60_000 })
  expect(asked).toBeGreaterThan(3)
  await page.unroute('**/rpc/import_archive')
  await choose()
  await page.getByText('Archive imported').waitFor({ timeout: 120_000 })
  const counts = `${archive.checks.length} checks, 6 key phrases, ${archive.keyPhraseChecks.length} positions`
  await page.getByText(counts).waitFor({ timeout: 60_000 })
  await page.getByText(/\d+ alert rules/).waitFor({ timeout: 60_000 })
  const copy = await saveArchive(page, 'copy.json')
  for (const part of parts) {
    expect(copy.archive[part], part).toHaveLength(archive[part].length)
    expect(facts(copy.archive[part]), part).toEqual(facts(archive[part]))
  }
  await page.context().close()
})
