import { describe, expect } from 'vitest'
import { charts, phrase } from '../support/browser/key-phrase-page.ts'
import { creditsUsed, makeAccount } from '../support/stack/api.ts'
import { demoAccount, serverRows } from '../support/stack/tracking.ts'
import { engines } from './driver/engines.ts'
import { signIn, test } from './driver/journey.ts'

const video = '7301234567890123456'

describe.for(engines())('in $name', (engine) => {
  test('a shared or pasted link fills in the form, and is tracked', async ({ phone, server }) => {
    const account = await makeAccount(server, { level: 'pro' })
    const device = await phone(engine)
    const { screen } = device
    await signIn(device, account)
    const link = `https://www.tiktok.com/@ada.runs/video/${video}?_r=1`
    await screen.goto(`/share?url=${encodeURIComponent(link)}`)
    expect(await screen.readField('Account name')).toBe('ada.runs')
    expect(await screen.readField('Video ID')).toBe(video)
    await screen.fill('Key phrase', 'matcha')
    await screen.click('button', 'Add key phrase')
    await screen.finds('link', 'matcha')

    await screen.click('button', 'Add key phrases')
    // Simulates a paste by inserting the whole text with one event, because the clipboard cannot be read here.
    await screen.readField('Key phrase')
    await screen.evaluate((text) => {
      document.querySelector<HTMLInputElement>('input[name=keyword]')?.focus()
      document.execCommand('insertText', false, text)
    }, link)
    await screen.until('the video of the link', async () => (await screen.readField('Video ID')) === video)
    expect(await screen.readField('Account name')).toBe('ada.runs')
    const rows = () => serverRows(server, account, 'keywords', 'select=keyword,account_name,video_id')
    await screen.until('the row on the server', async () => (await rows()).length === 1)
    expect(await rows()).toEqual([{ keyword: 'matcha', account_name: 'ada.runs', video_id: video }])
  })

  test('a check of a phrase shows its ranking, for one credit', async ({ phone, server }) => {
    const account = await makeAccount(server, { level: 'pro' })
    const device = await phone(engine)
    const { screen } = device
    await signIn(device, account)
    await screen.goto('/search-check')
    await screen.fill('Key phrase', 'oat milk')
    await screen.click('button', 'Search')
    await screen.finds('table', 'Ranking for oat milk')
    await screen.click('button', 'Rank 1: extra details')
    await screen.sees('Video preview')
    await screen.sees('1,999 credits')
    expect(await creditsUsed(server, account)).toBe(1)
  })

  test('the page of a key phrase renders all its charts', async ({ phone, server }) => {
    const device = await phone(engine)
    const { screen } = device
    await signIn(device, await demoAccount(server))
    await screen.goto('/rank-tracking')
    await screen.click('link', phrase)
    await screen.finds('heading', phrase)
    for (const title of charts) {
      const name = `${title}, line chart`
      const isDrawn = () =>
        screen.evaluate((label) => {
          // Each chart renders when it is near the viewport.
          scrollBy(0, innerHeight / 2)
          const chart = document.querySelector(`[role=slider][aria-label="${label}"]`)
          chart?.scrollIntoView({ block: 'center' })
          const canvas = chart?.querySelector('canvas')
          const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
          return pixels?.some((value) => value !== 0) ?? false
        }, name)
      await screen.until(`the chart ${title}`, isDrawn, 90_000)
    }
  })
})
