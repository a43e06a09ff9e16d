// Stops the server while the browser still reports that it is online.
import { describe, expect } from 'vitest'
import { untilFilled } from '../support/browser/screens.ts'
import { makeAccount, search } from '../support/stack/api.ts'
import { serverRows, trackElsewhere } from '../support/stack/tracking.ts'
import { engines } from './driver/engines.ts'
import { signIn, test } from './driver/journey.ts'

describe.for(engines())('in $name, with the server stopped', (engine) => {
  test('visited data stays; changes are sent once, even after a restart', async ({ phone, server }) => {
    const account = await makeAccount(server, { level: 'pro' })
    await search(server, account, 'oat milk')
    for (const phrase of ['to be paused', 'to be deleted']) await trackElsewhere(server, account, phrase)
    const device = await signIn(await phone(engine), account)
    await device.screen.goto('/rank-tracking')
    await device.screen.finds('link', 'to be deleted')
    await device.screen.evaluate(untilFilled)

    await server.stop()
    await device.screen.goto('/key-phrase-search-history')
    await device.screen.sees('oat milk')
    await device.screen.goto('/rank-tracking')
    for (const phrase of ['first of the tunnel', 'second of the tunnel']) {
      await device.screen.click('button', 'Add key phrases')
      await device.screen.fill('Key phrase', phrase)
      await device.screen.click('button', 'Add key phrase')
      await device.screen.finds('link', phrase)
      await device.screen.goto('/rank-tracking')
    }
    await device.screen.click('button', 'Actions: to be paused')
    await device.screen.click('menuitem', 'Pause')
    await device.screen.sees('Paused')
    await device.screen.click('button', 'Actions: to be deleted')
    await device.screen.click('menuitem', 'Delete')
    await device.screen.fill('Type delete to confirm', 'delete')
    await device.screen.click('button', 'Delete')
    await device.screen.until('the row is gone', async () => {
      return (await device.screen.count('link', 'to be deleted')) === 0
    })
    await device.screen.sees(/4 changes waiting|Keytrail cannot be reached/)

    await device.restart()
    await device.screen.goto('/rank-tracking')
    await device.screen.finds('link', 'second of the tunnel')
    await device.screen.sees(/4 changes waiting|Keytrail cannot be reached/)
    await server.start()
    await device.screen.misses(/changes? waiting|cannot be reached/, 120_000)
    const rows = await serverRows(server, account, 'keywords', 'select=keyword,status&order=keyword')
    expect(rows).toEqual([
      { keyword: 'first of the tunnel', status: true },
      { keyword: 'second of the tunnel', status: true },
      { keyword: 'to be paused', status: false },
    ])
  })

  test('the blog stays readable, with its pictures', async ({ phone, server }) => {
    const { screen } = await phone(engine)
    await screen.goto('/blog')
    await screen.until('the posts', async () => (await screen.evaluate(newestPost)) !== null)
    const post = await screen.evaluate(newestPost)
    await screen.evaluate(untilFilled)
    const kept = (name: string) =>
      screen.evaluate(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url), name)
    // 21 entries: the page, ten posts, and a list of related posts for each post.
    await screen.until('the posts', async () => (await kept('keytrail-content')).length >= 21, 60_000)
    await screen.until('the pictures', async () => (await kept('keytrail-pictures')).length > 20, 60_000)
    await server.stop()
    await screen.goto(post ?? '')
    await screen.sees('Saved copy from')
    await screen.until('its picture', () =>
      screen.evaluate(() => {
        const picture = document.querySelector<HTMLImageElement>('main article img')
        return picture?.complete === true && picture.naturalWidth > 1
      }),
    )
    await server.start()
  })
})

function newestPost(): string | null {
  return (
    document.querySelector<HTMLAnchorElement>('main article a[href^="/blog/"]')?.getAttribute('href') ?? null
  )
}
