import { describe, expect } from 'vitest'
import { makeAccount } from '../support/stack/api.ts'
import { trackElsewhere } from '../support/stack/tracking.ts'
import { engines } from './driver/engines.ts'
import { signIn, test } from './driver/journey.ts'

describe.for(engines())('in $name, if the phone kills the browser', (engine) => {
  test('typed text in six forms and the scroll position of a list return', async ({ phone, server }) => {
    const account = await makeAccount(server, { level: 'pro' })
    const ids: string[] = []
    for (let n = 0; n < 18; n += 1) ids.push(await trackElsewhere(server, account, `phrase ${n}`))
    const device = await signIn(await phone(engine), account)
    const throwAway = async () => {
      await device.screen.evaluate(() => void Reflect.set(globalThis, 'isOld', true))
      await device.throwAway()
      await device.screen.until('the new page', () =>
        device.screen.evaluate(() => location.protocol === 'http:' && !Reflect.has(globalThis, 'isOld')),
      )
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
      await device.screen.goto(path)
      if (opener) await device.screen.click('button', opener)
      await device.screen.fill(label, 'half a thought')
      await throwAway()
      await device.screen.until(
        `the typed text at ${path}`,
        async () => (await device.screen.readField(label)) === 'half a thought',
      )
      expect(await device.screen.evaluate(() => location.pathname)).toBe(path)
    }

    await device.screen.goto('/rank-tracking')
    await device.screen.finds('link', 'phrase 3')
    await device.screen.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await throwAway()
    await device.screen.until('the place in the list', () =>
      device.screen.evaluate(() => Math.abs(scrollY - 400) < 5),
    )
    expect(await device.screen.evaluate(() => location.pathname)).toBe('/rank-tracking')
  })
})
