import { describe, expect } from 'vitest'
import { makeAccount } from '../support/api.ts'
import { trackElsewhere } from '../support/tracking.ts'
import { engines } from './driver/engines.ts'
import { signIn, test } from './driver/journey.ts'

describe.for(engines())('in $name', (engine) => {
  test('what was typed into six forms, and the place in a list, outlive a page that is thrown away', async ({
    phone,
    server,
  }) => {
    const account = await makeAccount(server, { level: 'pro' })
    const ids: string[] = []
    for (let n = 0; n < 18; n += 1) ids.push(await trackElsewhere(server, account, `phrase ${n}`))
    const device = await phone(engine)
    const { screen } = device
    await signIn(device, account)
    // As a phone does it: the tab with what it keeps stays, its page is loaded anew.
    const throwAway = async () => {
      await screen.evaluate(() => {
        Reflect.set(globalThis, 'isOld', true)
        setTimeout(() => location.reload())
      })
      await screen.until('the page anew', () => screen.evaluate(() => !Reflect.has(globalThis, 'isOld')))
    }

    const forms = [
      { path: '/search', label: 'Key phrase' },
      { path: '/search-check', label: 'Key phrase' },
      { path: `/key-phrase/${ids[0]}`, label: 'Note', opener: 'Note' },
      { path: '/share', label: 'TikTok link' },
      { path: '/contact', label: 'Message' },
      { path: '/rank-tracking', label: 'Key phrase', opener: 'Add key phrases' },
    ]
    for (const { path, label, opener } of forms) {
      await screen.goto(path)
      if (opener) await screen.click('button', opener)
      await screen.fill(label, 'half a thought')
      await throwAway()
      await screen.until(
        `what was typed at ${path}`,
        async () => (await screen.valueOf(label)) === 'half a thought',
      )
    }

    await screen.goto('/rank-tracking')
    await screen.finds('link', 'phrase 3')
    await screen.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await throwAway()
    await screen.until('the place in the list', () => screen.evaluate(() => Math.abs(scrollY - 400) < 5))
    expect(await screen.evaluate(() => location.pathname)).toBe('/rank-tracking')
  })
})
