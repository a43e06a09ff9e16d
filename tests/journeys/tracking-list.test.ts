import { expect } from 'vitest'
import { storyTest } from '../support/browser/journey.ts'
import {
  actOn,
  addOnScreen,
  deleteOnScreen,
  findRow,
  openAddForm,
  openTracking,
} from '../support/stack/tracking.ts'

const test = storyTest
  .override('level', 'premium')
  .override('contextOptions', { viewport: { width: 1280, height: 900 } })

test('a key phrase from the address is added, and edited', async ({ memberPage: page, server }) => {
  await page.goto('/rank-tracking?add=matcha&country=de')
  await page.getByLabel('Account name').fill('ada.runs')
  await page.getByRole('button', { name: 'Add key phrase', exact: true }).click()
  await findRow(page, 'matcha').getByText('@ada.runs').waitFor()
  expect(new URL(page.url()).search).toBe('')

  await actOn(page, 'matcha', 'Edit')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tags').fill('drinks, green')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await findRow(page, 'matcha').getByText('green').waitFor()
  const kept = { country: 'de', account_name: 'ada.runs', tags: ['drinks', 'green'] }
  await expect.poll(async () => (await server.rows('keywords'))[0]).toMatchObject(kept)
})

test('a bulk add matches its preview, and stops at the limit', async ({ memberPage: page, server }) => {
  await deleteOnScreen(page, 'matcha')
  await server.track('known')
  await openTracking(page, 'known')
  await openAddForm(page)
  await page.getByText('Several').click()
  const lines = Array.from({ length: 10 }, (_, n) => `phrase ${n}`)
  const csv = [
    'tags,video,phrase,country',
    ...lines.map((line) => `"food, drinks",,${line},de`),
    ',,known,',
    ',,bad,spain',
  ]
  await page.getByLabel('Or a CSV file').setInputFiles({
    name: 'phrases.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv.join('\r\n')),
  })
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview
    .getByText('9 will be added, 1 already tracked, 1 cannot be added, 1 over your limit.')
    .waitFor()
  await preview.getByText('“spain” is not a country Keytrail can track.').waitFor()
  await page.getByRole('button', { name: 'Add 9 key phrases' }).click()
  await page.getByText('9 key phrases added').waitFor()
  await expect.poll(() => server.rows('keywords')).toHaveLength(10)
  const added = await server.rows('keywords', 'keyword=eq.phrase%200')
  expect(added[0]).toMatchObject({ country: 'de', tags: ['food', 'drinks'] })

  await page.getByText('One', { exact: true }).click()
  await addOnScreen(page, 'one too many')
  await page
    .getByText('You have reached your active key phrase limit. Pause a key phrase to add a new one.')
    .waitFor()
})

test('a refused change shows its reason, and can be discarded', async ({ memberPage: page, server }) => {
  await openTracking(page, 'phrase 8')
  await deleteOnScreen(page, 'phrase 8')
  await expect.poll(() => server.rows('keywords')).toHaveLength(9)
  await page.context().setOffline(true)
  await addOnScreen(page, 'made offline')
  await findRow(page, 'made offline').getByText('Waiting to be sent').waitFor()
  await server.track('from elsewhere')
  await page.context().setOffline(false)

  const row = findRow(page, 'made offline')
  await page.getByText(/Not saved\. You have reached your active key phrase limit/).waitFor()
  await page.getByRole('button', { name: 'Discard: made offline' }).click()
  await row.waitFor({ state: 'detached' })
  expect(await server.rows('keywords')).toHaveLength(10)
})
