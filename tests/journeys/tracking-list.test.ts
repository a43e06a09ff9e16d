import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../support/api.ts'
import { launchChromium, launchProfile } from '../support/chromium.ts'
import { savedTable, signInOnScreen, waitForOffline } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'
import { demoAccount, openTracking, serverRows, trackElsewhere } from '../support/tracking.ts'

const video = '7301234567890123456'

let stack: RunningStack
let browser: Browser
let context: BrowserContext | undefined

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
})
afterEach(async () => {
  await context?.close()
  context = undefined
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})

async function newPage(): Promise<Page> {
  context = await browser.newContext({ acceptDownloads: true, viewport: { width: 1280, height: 900 } })
  return context.newPage()
}

async function addOnScreen(page: Page, phrase: string): Promise<void> {
  await page.getByLabel('Key phrase', { exact: true }).fill(phrase)
  await page.getByRole('button', { name: 'Add key phrase', exact: true }).click()
}

async function deleteOnScreen(page: Page, phrase: string): Promise<void> {
  await page.getByRole('button', { name: `Delete: ${phrase}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type delete to confirm').fill('delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const rowOf = (page: Page, phrase: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: phrase, exact: true }) })

test('without a network from a cold start the list opens, and changes reach the server once each', async () => {
  const demo = await demoAccount(stack)
  const folder = mkdtempSync(join(tmpdir(), 'keytrail-profile-'))
  const size = { viewport: { width: 1280, height: 900 } }
  let profile = await launchProfile(folder, size)
  try {
    const first = profile.pages()[0] ?? (await profile.newPage())
    await signInOnScreen(first, stack.url, demo)
    await openTracking(first, stack.url, 'couch to 5k')
    await rowOf(first, 'couch to 5k')
      .getByRole('img', { name: /Last 30 checks/ })
      .waitFor()
    const before = await serverRows(stack, demo, 'keywords')
    await waitForOffline(first)
    await profile.close()

    profile = await launchProfile(folder, size)
    await profile.setOffline(true)
    const page = profile.pages()[0] ?? (await profile.newPage())
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('apply_mutation')) sent.push(request.postData() ?? '')
    })
    await openTracking(page, stack.url, 'couch to 5k')
    expect(await page.getByRole('row').count()).toBe(before.length + 1)
    const best = rowOf(page, 'couch to 5k')
    expect(await best.getByRole('cell').first().innerText()).toMatch(/^\d+$/)
    await best.getByRole('img', { name: /Last 30 checks/ }).waitFor()

    await addOnScreen(page, 'tempo run')
    await rowOf(page, 'tempo run').getByText('Waiting to be sent').waitFor()
    await addOnScreen(page, 'hill sprints')
    await rowOf(page, 'hill sprints').getByText('Not checked yet').waitFor()
    await page.getByRole('button', { name: 'Pause: running shoes' }).click()
    await rowOf(page, 'running shoes').getByText('Paused', { exact: true }).waitFor()
    await deleteOnScreen(page, 'laufschuhe test')
    await page.getByText('4 changes waiting').waitFor()
    const { lines } = await savedTable(page, page.getByRole('button', { name: 'Export CSV' }))
    expect(lines.slice(1).map((line) => line[0])).toEqual(
      await page.getByRole('rowheader').getByRole('link').allInnerTexts(),
    )

    await profile.setOffline(false)
    await page.getByText('Waiting to be sent').first().waitFor({ state: 'hidden', timeout: 60_000 })
    await expect
      .poll(() => serverRows(stack, demo, 'keywords'), { timeout: 60_000 })
      .toHaveLength(before.length + 1)
    const after = await serverRows(stack, demo, 'keywords')
    const names = (rows: { keyword: string }[]) => rows.map((row) => row.keyword).sort()
    expect(names(after)).toEqual(
      [...names(before).filter((name) => name !== 'laufschuhe test'), 'hill sprints', 'tempo run'].sort(),
    )
    expect(after.find((row) => row.keyword === 'running shoes').status).toBe(false)
    const ids = sent.map((body) => JSON.parse(body).p_id)
    expect(new Set(ids).size).toBe(4)
  } finally {
    await profile.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('many are added at once as the preview says, up to the limit, which the device knows too', async () => {
  const page = await newPage()
  const account = await makeAccount(stack, { level: 'premium' })
  await trackElsewhere(stack, account, 'known')
  await signInOnScreen(page, stack.url, account)
  await openTracking(page, stack.url, 'known')
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
  await preview.getByText('9 will be added, 1 already there, 1 cannot be added, 1 over your limit.').waitFor()
  await preview.getByText('“spain” is not a country that can be tracked.').waitFor()
  await page.getByRole('button', { name: 'Add 9 key phrases' }).click()
  await page.getByText('9 key phrases added').waitFor()
  await expect.poll(() => serverRows(stack, account, 'keywords'), { timeout: 30_000 }).toHaveLength(10)
  const added = await serverRows(stack, account, 'keywords', 'keyword=eq.phrase%200')
  expect(added[0]).toMatchObject({ country: 'de', tags: ['food', 'drinks'] })

  await page.getByText('One', { exact: true }).click()
  await addOnScreen(page, 'one too many')
  await page
    .getByText('You have reached your active key phrase limit. Pause a key phrase to add a new one.')
    .waitFor()

  await page.getByLabel('Filter the list').fill('phrase 3')
  await page.getByRole('heading', { name: '1 of 10 tracked key phrases' }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('phrase 3')
})

test('what the server refuses is shown with its reason, and can be dropped', async () => {
  const page = await newPage()
  const account = await makeAccount(stack, { level: 'premium' })
  for (let n = 0; n < 9; n += 1) await trackElsewhere(stack, account, `phrase ${n}`)
  await signInOnScreen(page, stack.url, account)
  await openTracking(page, stack.url, 'phrase 8')
  await waitForOffline(page)
  await context?.setOffline(true)
  await addOnScreen(page, 'made offline')
  await rowOf(page, 'made offline').getByText('Waiting to be sent').waitFor()
  await trackElsewhere(stack, account, 'from elsewhere')
  await context?.setOffline(false)

  const row = rowOf(page, 'made offline')
  await row
    .getByText(/Not accepted: You have reached your active key phrase limit/)
    .waitFor({ timeout: 60_000 })
  await row.getByRole('button', { name: 'Drop: made offline' }).click()
  await row.waitFor({ state: 'detached', timeout: 30_000 })
  expect(await serverRows(stack, account, 'keywords')).toHaveLength(10)
})

test('a pasted TikTok link fills account and video; an edit is looked for at once', async () => {
  const page = await newPage()
  const account = await makeAccount(stack, { level: 'premium' })
  await signInOnScreen(page, stack.url, account)
  await page.goto(`${stack.url}/rank-tracking?add=matcha&country=de`)
  await page.getByLabel('Account name').fill(`https://www.tiktok.com/@ada.runs/video/${video}?_r=1`)
  expect(await page.getByLabel('Account name').inputValue()).toBe('ada.runs')
  expect(await page.getByLabel('Video ID').inputValue()).toBe(video)
  await page.getByRole('button', { name: 'Add key phrase', exact: true }).click()
  await rowOf(page, 'matcha').getByText('@ada.runs').waitFor()
  expect(new URL(page.url()).search).toBe('')

  await page.getByRole('button', { name: 'Edit: matcha' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Video ID').fill('')
  await dialog.getByLabel('Tags').fill('drinks, green')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await rowOf(page, 'matcha').getByText('green').waitFor()
  const kept = { country: 'de', account_name: 'ada.runs', video_id: null, tags: ['drinks', 'green'] }
  await expect
    .poll(async () => (await serverRows(stack, account, 'keywords'))[0], { timeout: 30_000 })
    .toMatchObject(kept)
})

test('what is shared with the app waits behind the sign-in and fills the form', async () => {
  const page = await newPage()
  const account = await makeAccount(stack, { level: 'premium' })
  const text = `Check this out https://www.tiktok.com/@ada.runs/video/${video}`
  await page.goto(`${stack.url}/share?title=&text=${encodeURIComponent(text)}`)
  await page.waitForURL(/\/login/)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Shared with Keytrail' }).waitFor()
  expect(await page.getByLabel('Account name').inputValue()).toBe('ada.runs')
  expect(await page.getByLabel('Video ID').inputValue()).toBe(video)
  await addOnScreen(page, 'trail running')
  await page.waitForURL(`${stack.url}/rank-tracking`)
  await rowOf(page, 'trail running').waitFor()

  await page.goto(`${stack.url}/share?text=running%20shoes`)
  await page.getByLabel('Key phrase', { exact: true }).waitFor()
  expect(await page.getByLabel('Key phrase', { exact: true }).inputValue()).toBe('running shoes')
})

test('the keyboard alone adds, pauses and deletes', async () => {
  const page = await newPage()
  const account = await makeAccount(stack, { level: 'premium' })
  await signInOnScreen(page, stack.url, account)
  await page.goto(`${stack.url}/rank-tracking`)
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: on } = document
      return on?.getAttribute('aria-label') ?? on?.getAttribute('name') ?? on?.textContent ?? ''
    })
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await focused()) === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} is not reached by the keyboard`)
  }
  await page.getByLabel('Key phrase', { exact: true }).waitFor()
  await tabTo('keyword')
  await page.keyboard.type('matcha')
  await page.keyboard.press('Enter')
  await rowOf(page, 'matcha').waitFor()
  await tabTo('Pause: matcha')
  await page.keyboard.press('Enter')
  await rowOf(page, 'matcha').getByText('Paused', { exact: true }).waitFor()
  await tabTo('Delete: matcha')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo('confirmation')
  await page.keyboard.type('Delete')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('delete')
  await page.keyboard.press('Enter')
  await page.getByText('No key phrases are tracked yet').waitFor()
})
