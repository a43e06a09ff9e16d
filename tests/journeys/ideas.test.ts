import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectFocus } from '../support/browser/by-keys.ts'
import { desktop, test as journey, onPhone } from '../support/browser/journey.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { type Account, callAsServer, changeElsewhere } from '../support/stack/api.ts'
import type { RunningStack } from '../support/stack/stack.ts'
import { serverRows, trackElsewhere } from '../support/stack/tracking.ts'

const dayMs = 24 * 60 * 60_000

const dialog = (page: Page) => page.getByRole('dialog')
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const link = (id: number | string) => `https://www.tiktok.com/@ada.runs/video/${id}`
const serverIdeas = (stack: RunningStack, account: Account) =>
  serverRows(stack, account, 'ideas', 'select=*&order=created_at')

async function addElsewhere(stack: RunningStack, account: Account, values: object): Promise<string> {
  const id = crypto.randomUUID()
  const idea = { id, phrase: 'oat latte', country: 'gb', stage: 'idea', created_at: new Date().toISOString() }
  const { status } = await changeElsewhere(stack, account, 'add_idea', { ...idea, ...values })
  expect(status).toBe(200)
  return id
}

async function publish(page: Page, address: string): Promise<void> {
  await dialog(page).getByLabel('The video’s TikTok link').fill(address)
  await dialog(page).getByRole('button', { name: 'Publish' }).click()
}

async function openBoard(page: Page, site: string, account: Account): Promise<void> {
  await storeSession(page, site, account)
  await page.goto('/ideas')
  await page.getByRole('main').getByRole('link').first().waitFor()
}

describe('on a phone', () => {
  const test = journey.override('level', 'pro').override('contextOptions', onPhone)

  test('a suggestion becomes an idea, its link a tracked video, and a month later there is a verdict', async ({
    memberPage: page,
    stack,
    account,
  }) => {
    await page.goto('/search?q=oat+latte')
    await page.getByRole('button', { name: 'Search for 1 credit' }).click()
    await page
      .getByRole('button', { name: /^Actions: / })
      .first()
      .click()
    const phrase = (await dialog(page).getByRole('heading').first().textContent()) ?? ''
    await dialog(page).getByRole('button', { name: 'Make it an idea' }).click()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await dialog(page).getByRole('heading', { name: phrase }).waitFor()

    // A check for one credit; its third video acts as the user's video.
    await dialog(page).getByRole('button', { name: 'Check who ranks · 1 credit' }).click()
    await page.getByRole('table').first().waitFor()
    const [third] = await serverRows(stack, account, 'search_ranking_results', 'select=*&rank=eq.3')
    await page.goto('/ideas')
    await card(page, phrase).click()
    await dialog(page)
      .getByRole('button', { name: /^Keep what won on / })
      .click()
    await dialog(page).locator('summary', { hasText: 'What won then' }).click()
    await dialog(page)
      .getByRole('row', { name: /^Length/ })
      .waitFor()

    await dialog(page).getByLabel('Goal').fill('5')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await card(page, phrase).click()
    await publish(page, third.video_url)
    await dialog(page).getByText('So far').waitFor()
    const video_id = third.video_url.split('/').at(-1)
    await expect
      .poll(() => serverRows(stack, account, 'keywords', 'select=keyword,video_id,status'))
      .toEqual([{ keyword: phrase, video_id, status: true }])
    expect(await serverIdeas(stack, account)).toMatchObject([
      { phrase, stage: 'published', goal: 5, video_id, recipe: { videos: 10 } },
    ])

    await callAsServer(stack, 'POST', '/functions/v1/track-key-phrases', {})
    await page.goto('/ideas?stage=published')
    await page.getByText(/^day [01] of 30 · goal 5$/).waitFor()
    await page.clock.setFixedTime(Date.now() + 31 * dayMs)
    await page.getByRole('tab', { name: /^Verdict/ }).click()
    await page.getByText(/^Reached 3 on day [01] and has stayed within the goal of 5\.$/).waitFor()
    await card(page, phrase).click()
    await dialog(page).getByText('Verdict', { exact: true }).waitFor()
    expect(await dialog(page).getByRole('row').allInnerTexts()).toHaveLength(5)
  })

  test('a video shared from TikTok is offered to the open ideas first', async ({
    memberPage: page,
    stack,
    account,
  }) => {
    await addElsewhere(stack, account, { phrase: 'cold brew', stage: 'filming' })
    await page.clock.setFixedTime(Date.now())
    await page.goto('/ideas?stage=filming')
    await card(page, 'cold brew').waitFor()
    await page.goto(`/share?text=${encodeURIComponent(`Look: ${link('7301234567890123001')}`)}`)
    await page.getByRole('button', { name: 'cold brew' }).click()
    await dialog(page).getByRole('heading', { name: 'cold brew' }).waitFor()
    await expect
      .poll(async () => (await serverIdeas(stack, account)).map(({ phrase, stage }) => [phrase, stage]))
      .toContainEqual(['cold brew', 'published'])
  })
})

describe('on a desktop', () => {
  const test = journey.override('level', 'premium').override('contextOptions', { viewport: desktop })

  test('ideas move by drag, by keyboard and by menu, and the focus follows', async ({
    page,
    site,
    stack,
    account,
  }) => {
    for (const phrase of ['one', 'two', 'three']) await addElsewhere(stack, account, { phrase })
    await openBoard(page, site, account)
    await card(page, 'one').dragTo(column(page, 'Filming'))
    await column(page, 'Filming').getByRole('link', { name: 'one' }).waitFor()

    await card(page, 'two').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByRole('status').filter({ hasText: '“two” moved to Filming' }).waitFor()
    await expectFocus(column(page, 'Filming').getByRole('link', { name: 'two' }))
    await page.keyboard.press('ArrowLeft')
    await expectFocus(card(page, 'three'))

    await page.getByRole('button', { name: 'Actions: three' }).click()
    await page.getByRole('menuitem', { name: 'Move to Filming' }).click()
    await column(page, 'Filming').getByRole('link', { name: 'three' }).waitFor()
    await expect
      .poll(async () => (await serverIdeas(stack, account)).map(({ stage }) => stage))
      .toEqual(['filming', 'filming', 'filming'])

    // Moving an idea to Published requires the link.
    await card(page, 'three').dragTo(column(page, 'Published'))
    await expectFocus(dialog(page).getByLabel('The video’s TikTok link'))
  })

  test('each wrong input gets one sentence, and nothing is lost', async ({ page, site, stack, account }) => {
    await addElsewhere(stack, account, { phrase: 'taken', video_id: '7301234567890123004' })
    await addElsewhere(stack, account, { phrase: 'mine' })
    await openBoard(page, site, account)
    await card(page, 'mine').click()
    await publish(page, 'https://www.tiktok.com/@ada.runs')
    await dialog(page).getByText('This is no link to a video on TikTok.').waitFor()
    await publish(page, link('7301234567890123004'))
    await dialog(page).getByText('This video is already in the idea “taken”.').waitFor()

    await dialog(page).getByLabel('Title').fill('x')
    await dialog(page).getByLabel('Note').fill('Keep this')
    await dialog(page).getByLabel('Goal').fill('0')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await dialog(page).getByText('A title needs at least two letters.').waitFor()
    await dialog(page).getByText('A goal is a position from 1 to 100.').waitFor()
    await page.keyboard.press('Escape')
    await card(page, 'mine').click()
    expect(await dialog(page).getByLabel('Note').inputValue()).toBe('Keep this')
    expect(await dialog(page).getByLabel('Goal').inputValue()).toBe('0')
    expect(await serverIdeas(stack, account)).toMatchObject([{}, { title: null, note: null, goal: null }])
  })

  test('without a free key phrase the link is kept, and the app says that it is not tracked', async ({
    page,
    site,
    stack,
    account,
  }) => {
    for (let n = 0; n < 10; n += 1) await trackElsewhere(stack, account, `phrase ${n}`)
    await addElsewhere(stack, account, { phrase: 'full house' })
    await openBoard(page, site, account)
    await card(page, 'full house').click()
    await publish(page, link('7301234567890123005'))
    await page.getByText('The link is saved. Your plan has no free key phrase').waitFor()
    await dialog(page).getByText('This video is not tracked.').waitFor()
    await expect
      .poll(async () => (await serverIdeas(stack, account))[0]?.video_id)
      .toBe('7301234567890123005')
    expect(await serverRows(stack, account, 'keywords', 'select=id')).toHaveLength(10)
  })

  test('a deleted idea can be restored', async ({ page, site, stack, account }) => {
    await addElsewhere(stack, account, { phrase: 'oops', note: 'Do not lose this' })
    await openBoard(page, site, account)
    await page.getByRole('button', { name: 'Actions: oops' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(page, 'oops').waitFor()
    await expect
      .poll(async () => (await serverIdeas(stack, account)).map(({ note }) => note))
      .toEqual(['Do not lose this'])
  })
})
