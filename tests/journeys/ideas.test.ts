import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectFocus } from '../support/browser/by-keys.ts'
import { desktop, test as journey, onPhone } from '../support/browser/journey.ts'
import { callAsServer, changeElsewhere } from '../support/stack/api.ts'

const dayMs = 24 * 60 * 60_000

const dialog = (page: Page) => page.getByRole('dialog')
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const link = (id: number | string) => `https://www.tiktok.com/@ada.runs/video/${id}`

// The tracker checks the key phrases of all users, so these tests need their own stack.
const withIdeas = journey.override('stackEnvironment', {}).extend('ideas', ({ stack, account, server }) => ({
  onServer: () => server.rows('ideas', 'select=*&order=created_at'),
  async add(values: object): Promise<void> {
    const [id, created_at] = [crypto.randomUUID(), new Date().toISOString()]
    const idea = { id, phrase: 'oat latte', country: 'gb', stage: 'idea', created_at, ...values }
    expect((await changeElsewhere(stack, account, 'add_idea', idea)).status).toBe(200)
  },
}))

async function publish(page: Page, address: string): Promise<void> {
  await dialog(page).getByLabel('The video’s TikTok link').fill(address)
  await dialog(page).getByRole('button', { name: 'Publish' }).click()
}

async function openBoard(page: Page): Promise<void> {
  await page.goto('/ideas')
  await page.getByRole('main').getByRole('link').first().waitFor()
}

describe('on a phone', () => {
  const test = withIdeas.extend('level', 'pro').extend('contextOptions', onPhone)

  test('a suggestion becomes an idea, its link a tracked video, and a month later there is a verdict', async ({
    memberPage: page,
    stack,
    server,
    ideas,
  }) => {
    await page.goto('/search?q=oat+latte')
    await page.getByRole('button', { name: 'Search for 1 credit' }).click()
    const actions = page.getByRole('button', { name: /^Actions: / })
    await actions.first().click()
    const phrase = (await dialog(page).getByRole('heading').first().textContent()) ?? ''
    await dialog(page).getByRole('button', { name: 'Make it an idea' }).click()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await dialog(page).getByRole('heading', { name: phrase }).waitFor()

    await dialog(page).getByRole('button', { name: 'Check who ranks · 1 credit' }).click()
    await page.getByRole('table').first().waitFor()
    const [third] = await server.rows('search_ranking_results', 'select=*&rank=eq.3')
    await page.goto('/ideas')
    await card(page, phrase).click()
    const keep = dialog(page).getByRole('button', { name: /^Keep what won on / })
    await keep.click()
    await dialog(page).locator('summary', { hasText: 'What won then' }).click()
    const length = dialog(page).getByRole('row', { name: /^Length/ })
    await length.waitFor()

    await dialog(page).getByLabel('Goal').fill('5')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await card(page, phrase).click()
    await publish(page, third.video_url)
    await dialog(page).getByText('So far').waitFor()
    const video_id = third.video_url.split('/').at(-1)
    await expect
      .poll(() => server.rows('keywords', 'select=keyword,video_id,status'))
      .toEqual([{ keyword: phrase, video_id, status: true }])
    await expect
      .poll(() => ideas.onServer())
      .toMatchObject([{ phrase, stage: 'published', goal: 5, video_id, recipe: { videos: 10 } }])

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

  test('a video shared from TikTok is first offered to open ideas', async ({ memberPage: page, ideas }) => {
    await ideas.add({ phrase: 'cold brew', stage: 'filming' })
    await page.clock.setFixedTime(Date.now())
    await page.goto('/ideas?stage=filming')
    await card(page, 'cold brew').waitFor()
    await page.goto(`/share?text=${encodeURIComponent(`Look: ${link('7301234567890123001')}`)}`)
    await page.getByRole('button', { name: 'cold brew' }).click()
    await dialog(page).getByRole('heading', { name: 'cold brew' }).waitFor()
    await expect
      .poll(async () => (await ideas.onServer()).map(({ phrase, stage }) => [phrase, stage]))
      .toContainEqual(['cold brew', 'published'])
  })
})

describe('on a desktop', () => {
  const test = withIdeas.extend('level', 'premium').extend('contextOptions', { viewport: desktop })
  test('ideas move by drag, keyboard or menu; the focus follows', async ({ memberPage: page, ideas }) => {
    for (const phrase of ['one', 'two', 'three']) await ideas.add({ phrase })
    await openBoard(page)
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
      .poll(async () => (await ideas.onServer()).map(({ stage }) => stage))
      .toEqual(['filming', 'filming', 'filming'])

    await card(page, 'three').dragTo(column(page, 'Published'))
    await expectFocus(dialog(page).getByLabel('The video’s TikTok link'))
  })

  test('each wrong input gets one sentence, and nothing is lost', async ({ memberPage: page, ideas }) => {
    await ideas.add({ phrase: 'taken', video_id: '7301234567890123004' })
    await ideas.add({ phrase: 'mine' })
    await openBoard(page)
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
    expect(await ideas.onServer()).toMatchObject([{}, { title: null, note: null, goal: null }])
  })

  test('without a free key phrase the link is kept, and the app says that it is not tracked', async ({
    memberPage: page,
    server,
    ideas,
  }) => {
    for (let n = 0; n < 10; n += 1) await server.track(`phrase ${n}`)
    await ideas.add({ phrase: 'full house' })
    await openBoard(page)
    await card(page, 'full house').click()
    await publish(page, link('7301234567890123005'))
    await page.getByText('The link is saved. Your plan has no free key phrase').waitFor()
    await dialog(page).getByText('This video is not tracked.').waitFor()
    await expect.poll(async () => (await ideas.onServer())[0]?.video_id).toBe('7301234567890123005')
    expect(await server.rows('keywords', 'select=id')).toHaveLength(10)
  })

  test('a deleted idea can be restored', async ({ memberPage: page, ideas }) => {
    await ideas.add({ phrase: 'oops', note: 'Do not lose this' })
    const [{ id }] = await ideas.onServer()
    await openBoard(page)
    await page.getByRole('button', { name: 'Actions: oops' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(page, 'oops').waitFor()
    await expect
      .poll(() => ideas.onServer())
      .toMatchObject([{ id: expect.not.stringMatching(id), note: 'Do not lose this' }])
  })
})
