import { describe, expect } from 'vitest'
import { charts, phrase } from '../support/browser/key-phrase-page.ts'
import { findRemembered } from '../support/browser/remembered.ts'
import { makeAccount, search } from '../support/stack/api.ts'
import { demoAccount } from '../support/stack/tracking.ts'
import { engines } from './driver/engines.ts'
import { signIn, test } from './driver/journey.ts'

describe.for(engines())('in $name', (engine) => {
  test('sign-up, profile, first search and its two exports', async ({ phone }) => {
    const device = await phone(engine)
    const { screen } = device
    await screen.goto('/signup')
    await screen.fill('Email', `ada-${engine.name.toLowerCase()}@keytrail.test`)
    await screen.fill('Password', 'a long enough password')
    await screen.click('button', 'Sign up')
    await screen.fill('First name', 'Ada')
    await screen.fill('Last name', 'Lovelace')
    await screen.click('radio', /^Free/)
    await screen.click('button', 'Start free')
    await screen.sees('Welcome, Ada Lovelace')
    await screen.sees('0 of 3 used')
    await screen.fill('Key phrase', 'running shoes')
    await screen.click('button', 'Search')
    await screen.sees('Others Searched For results')
    await screen.finds('table', /./)
    const shown = await screen.count('row')
    expect(shown).toBeGreaterThan(4)

    await screen.click('button', /Export CSV/)
    const csv = await device.saved(/\.csv$/)
    await screen.click('button', /Export Excel/)
    const xls = await device.saved(/\.xls$/)
    expect(csv.name).toBe('keytrail-search-results-running-shoes.csv')
    expect(csv.lines[0]).toEqual(['Word', 'Group ID', 'Seed Phrase'])
    expect(csv.lines).toHaveLength(shown)
    expect(xls.lines.slice(1)).toEqual(csv.lines.slice(1))
    await screen.goto('/dashboard')
    await screen.sees('1 of 3 used')
  })

  test('signing out erases the user’s data on the phone', async ({ phone, server }) => {
    const account = await makeAccount(server, { name: 'Adelheid' })
    await search(server, account, 'secret marzipan recipe')
    const { screen } = await signIn(await phone(engine), account)
    await screen.goto('/key-phrase-search-history')
    await screen.sees('secret marzipan recipe')
    const traces = ['secret marzipan recipe', 'Adelheid', account.email, account.id, account.token]
    expect(await screen.evaluate(findRemembered, traces)).toEqual(traces)
    await screen.goto('/account')
    await screen.click('button', 'Sign out')
    await screen.sees('Successfully signed out!')
    expect(await screen.evaluate(findRemembered, traces)).toEqual([])
  })

  test('adds, pauses and deletes by the keyboard', async ({ phone, server }) => {
    const account = await makeAccount(server, { level: 'premium' })
    const { screen } = await signIn(await phone(engine), account)
    await screen.goto('/rank-tracking')
    await screen.readField('Key phrase')
    await tabTo('keyword')
    await screen.type('matcha')
    await screen.press('Enter')
    await screen.finds('link', 'matcha')
    await tabTo('Actions: matcha')
    await screen.press('Enter')
    await screen.finds('menuitem', 'Pause')
    await screen.press('Enter')
    await screen.sees('Paused')
    await screen.press('Enter')
    await screen.finds('menuitem', 'Resume')
    await screen.press('ArrowUp')
    await screen.press('Enter')
    await screen.finds('dialog', /./)
    await tabTo('confirmation')
    await screen.type('delete')
    await screen.press('Enter')
    await screen.sees('No key phrases are tracked yet')

    async function tabTo(name: string): Promise<void> {
      for (let presses = 0; presses < 60; presses += 1) {
        if ((await screen.evaluate(focused)) === name) return
        await screen.press('Tab')
      }
      throw new Error(`${name} is not reached by the keyboard`)
    }
  })

  test('the page of a key phrase renders all its charts', async ({ phone, server }) => {
    const { screen } = await signIn(await phone(engine), await demoAccount(server))
    await screen.goto('/rank-tracking')
    await screen.click('link', phrase)
    await screen.finds('heading', phrase)
    for (const title of charts) {
      const name = `${title}, line chart`
      const isDrawn = () =>
        screen.evaluate((label) => {
          // Scrolls, because a chart renders only near the viewport. At the page's end, returns to the top,
          // because a chart may not have had time to render.
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
          scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight / 2)
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

function focused(): string {
  const { activeElement: on } = document
  return on?.getAttribute('aria-label') ?? on?.getAttribute('name') ?? on?.textContent ?? ''
}
