import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { searchField } from '../support/browser/basic-search.ts'
import { storyTest } from '../support/browser/journey.ts'
import { savedTable, waitForOffline } from '../support/browser/screens.ts'
import { embedded } from '../support/stack/stack.ts'

const test = storyTest.override('stackEnvironment', embedded)

const rows = (page: Page) => page.getByRole('table').getByRole('row')

test('a creator signs up, searches, and has the result offline on the train', async ({ stack, profile }) => {
  const spent: string[] = []
  const switchOn = async () => {
    const page = await profile.open()
    spent.length = 0
    page.context().on('request', (request) => {
      if (request.url().includes('/functions/v1/')) spent.push(request.url())
    })
    return page
  }
  let page = await switchOn()
  await page.goto(`${stack.url}/signup`)
  await page.getByLabel('Email').fill('ada@keytrail.test')
  await page.getByLabel('Password').fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByRole('radio', { name: /^Free/ }).click()
  await page.getByRole('button', { name: 'Start free' }).click()
  await page.getByRole('heading', { name: 'Welcome, Ada Lovelace' }).waitFor()
  await page.getByText('0 of 3 used').waitFor()
  await (await searchField(page)).fill('  running   shoes ')
  await page.getByRole('button', { name: 'Search', exact: true }).click()

  await page.getByRole('heading', { name: 'Others Searched For results' }).waitFor()
  await page.getByRole('table').waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('running shoes')
  const shown = await rows(page).count()
  expect(shown).toBeGreaterThan(4)
  expect(spent).toHaveLength(1)

  const csv = await savedTable(page, page.getByRole('button', { name: /Export CSV/ }))
  const xls = await savedTable(page, page.getByRole('button', { name: /Export Excel/ }))
  expect(csv.name).toBe('keytrail-search-results-running-shoes.csv')
  expect(xls.name).toMatch(/^running-shoes-.*\.xls$/)
  expect(csv.lines).toHaveLength(shown)
  expect(xls.lines.slice(1)).toEqual(csv.lines.slice(1))
  expect(csv.lines[1]?.[2]).toBe('running shoes')

  await page.goto('/dashboard')
  await page.getByText('1 of 3 used').waitFor()

  await waitForOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('1 of 3 used').waitFor()
  await page.goto('/key-phrase-search-history')
  await page.locator('summary', { hasText: 'running shoes' }).click()
  await page.getByRole('table').waitFor()
  await page.getByRole('link', { name: 'Open this search' }).click()
  await page.getByRole('heading', { name: 'Others Searched For results' }).waitFor()
  await page.getByRole('table').waitFor()
  expect(await rows(page).count()).toBe(shown)
  expect((await savedTable(page, page.getByRole('button', { name: /Export CSV/ }))).lines).toEqual(csv.lines)

  page = await switchOn()
  await page.context().setOffline(true)
  await page.goto('/search?q=running+shoes')
  await page.getByRole('table').waitFor()
  expect(await rows(page).count()).toBe(shown)
  await page.context().setOffline(false)
  await page.reload()
  await page.getByRole('table').waitFor()
  await page.goBack().catch(() => null)
  await page.goto('/dashboard')
  await page.getByText('1 of 3 used').waitFor()
  expect(spent).toEqual([])
})
