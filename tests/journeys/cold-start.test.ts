import { describe, expect } from 'vitest'
import { demoTest, desktop } from '../support/browser/journey.ts'
import {
  allChecks,
  calendar,
  chart,
  openKeyPhrase,
  results,
  showEnd,
} from '../support/browser/key-phrase-page.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { actOn, addOnScreen, deleteOnScreen, findRow, openTracking } from '../support/stack/tracking.ts'

const test = demoTest
  .override('stackEnvironment', {})
  /** A page in a browser that stored the account's checks, was closed, and was reopened offline. */
  .override('page', async ({ profile, site, account }) => {
    const page = await profile.open({ viewport: desktop })
    await storeSession(page, site, account)
    await openTracking(page, 'couch to 5k')
    await findRow(page, 'couch to 5k').getByRole('img', { name: 'Last 30 checks' }).waitFor()
    await allChecks(page)
    await waitForOffline(page)
    const again = await profile.open({ viewport: desktop })
    await again.context().setOffline(true)
    return again
  })
  .extend('keyPhrasePage', { scope: 'file' }, async ({ page }) => {
    await page.context().setOffline(true)
    await openKeyPhrase(page)
    return page
  })

test('the list opens, and changes reach the server once each', async ({ page, server }) => {
  const before = await server.rows('keywords')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('apply_mutation')) sent.push(request.postData() ?? '')
  })
  await openTracking(page, 'couch to 5k')
  expect(await page.getByRole('row').count()).toBe(before.length + 1)
  const best = findRow(page, 'couch to 5k')
  expect(await best.getByRole('cell').first().innerText()).toMatch(/^\d+$/)
  await best.getByRole('img', { name: /Last 30 checks/ }).waitFor()

  await addOnScreen(page, 'tempo run')
  await findRow(page, 'tempo run').getByText('Waiting to be sent').waitFor()
  await addOnScreen(page, 'hill sprints')
  await findRow(page, 'hill sprints').getByText('Not checked yet').waitFor()
  await actOn(page, 'running shoes', 'Pause')
  await findRow(page, 'running shoes').getByText('Paused', { exact: true }).waitFor()
  await deleteOnScreen(page, 'laufschuhe test')
  await page.getByText('4 changes waiting').waitFor()

  await page.context().setOffline(false)
  await page.getByText('Waiting to be sent').first().waitFor({ state: 'hidden' })
  await expect.poll(() => server.rows('keywords')).toHaveLength(before.length + 1)
  const after = await server.rows('keywords')
  const names = (rows: { keyword: string }[]) => rows.map((row) => row.keyword).sort()
  expect(names(after)).toEqual(
    [...names(before).filter((name) => name !== 'laufschuhe test'), 'hill sprints', 'tempo run'].sort(),
  )
  expect(after.find((row) => row.keyword === 'running shoes').status).toBe(false)
  const ids = sent.flatMap((body) => JSON.parse(body).p_mutations.map(({ id }: { id: string }) => id))
  expect(new Set(ids).size).toBe(4)
})

describe('the page of a key phrase', () => {
  test('a recorded day shows its check, and the address names it', async ({ keyPhrasePage: page }) => {
    await results(page).getByRole('row').nth(20).waitFor()
    for (const insight of ['What wins here', 'What rises here', 'Opportunity'])
      await page.locator('summary', { hasText: insight }).waitFor()
    const shownNames = () => results(page).getByRole('rowheader').allInnerTexts()
    const before = await shownNames()
    await calendar(page).scrollIntoViewIfNeeded()
    // Only the results of the last 30 days are on the device.
    const isEarly = new Date().getDate() < 15
    if (isEarly) await calendar(page).getByRole('button', { name: 'Go to the Previous Month' }).click()
    const days = calendar(page).locator('td button:enabled')
    await days.nth(isEarly ? -1 : 2).click()
    await expect.poll(() => page.url()).toMatch(/[?&]check=[0-9a-f-]{36}/)
    // No names are shown until the check has been read.
    const isAnother = (names: string[]) => names.length > 0 && names.join() !== before.join()
    await expect.poll(shownNames).toSatisfy(isAnother)
    const shown = await shownNames()
    await page.reload()
    await results(page).waitFor()
    await expect.poll(shownNames).toEqual(shown)
  })

  test('notes and competitors are saved at once, and shown in the chart', async ({ keyPhrasePage: page }) => {
    const position = chart(page, 'Position over time')
    await position.focus()
    await expect.poll(() => position.getAttribute('aria-valuetext')).toMatch(/\d{4}, /)
    // The note gets the day of the newest position: just after midnight, there may be none for today yet.
    const [lastDay] = String(await position.getAttribute('aria-valuetext')).split(',')
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Add note' })
    await dialog.getByRole('textbox', { name: 'Note' }).fill('New cover')
    await dialog.getByLabel('Day').fill(new Date(`${lastDay} UTC`).toISOString().slice(0, 10))
    await dialog.getByRole('button', { name: 'Save note' }).click()
    await dialog.waitFor({ state: 'detached' })
    await position.focus()
    await expect.poll(() => position.getAttribute('aria-valuetext')).toContain('Note: New cover')
    await showEnd(page)
    await page.getByText('New cover').waitFor()
    const follow = page.getByRole('button', { name: /^Follow @/ })
    await follow.first().click()
    await page.getByRole('list', { name: 'Followed accounts' }).getByRole('listitem').first().waitFor()
    await page.reload()
    await showEnd(page)
    await page.getByText('New cover').waitFor()
  })
})
