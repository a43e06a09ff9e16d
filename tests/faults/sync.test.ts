import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { storyTest } from '../support/browser/journey.ts'
import { allChecks } from '../support/browser/key-phrase-page.ts'
import { countOnDevice, putOnDevice } from '../support/device/device-store.ts'
import { demoAccount, serverRows } from '../support/stack/tracking.ts'

const test = storyTest
  .override('stackEnvironment', {})
  .override('site', ({ proxy }) => proxy.url)
  .override('account', ({ stack }) => demoAccount(stack))
  /** The account screen of a device that has all data. */
  .extend('wholePage', { scope: 'file' }, async ({ memberPage: page }) => {
    await page.goto('/account')
    await allChecks(page)
    await page.getByText(/Synced/).waitFor()
    return page
  })

const isData = (request: Request) => request.url().includes('/rest/v1/')

/** Fires the browser's event for a tab that is back online, once the last pull is no longer fresh. */
async function backOnline(page: Page): Promise<void> {
  await page.waitForTimeout(2_500)
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

test('a sync without changes is one request of less than 5 kB', async ({ wholePage: page }) => {
  await expect.poll(() => countOnDevice(page, '$wanted')).toBe(0)
  await page.waitForTimeout(2_000)
  const asked: Request[] = []
  page.on('requestfinished', (request) => {
    if (isData(request)) asked.push(request)
  })
  await backOnline(page)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.waitForTimeout(2_000)
  const sizes = await Promise.all(asked.map((request) => request.sizes()))
  const bytes = sizes
    .flatMap((size) => [
      size.requestBodySize,
      size.requestHeadersSize,
      size.responseBodySize,
      size.responseHeadersSize,
    ])
    .reduce((sum, size) => sum + size, 0)
  process.stdout.write(`a sync without changes: ${asked.length} request, ${bytes} bytes\n`)
  expect(asked.map((request) => new URL(request.url()).pathname)).toEqual(['/rest/v1/rpc/pull_changes'])
  expect(bytes).toBeLessThan(5_000)
})

test('a thousand pending changes arrive in order within ten seconds after the server is back', async ({
  wholePage: page,
  stack,
  account,
  proxy,
}) => {
  const [phrase] = await serverRows(stack, account, 'keywords')
  const notes = Array.from({ length: 500 }, (_, n) => ({
    id: crypto.randomUUID(),
    keyword_id: phrase.id,
    day: new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10),
  }))
  const entry = (note: object & { id: string }, sequence: number) => ({
    sequence,
    id: crypto.randomUUID(),
    user_id: account.id,
    row: `key_phrase_notes/${note.id}`,
    kind: 'put_note',
    payload: note,
    ...{ state: 'waiting', attempts: 0, next_attempt_at: 0, last_error: null },
    created_at: new Date().toISOString(),
  })
  // Each note is written twice, and the second write must win.
  const changes = ['first', 'second'].flatMap((text) => notes.map((note) => ({ ...note, note: text })))

  const sends = () => proxy.seen.filter(({ path }) => path.includes('apply_mutation'))
  proxy.decide = ({ path }) => (path.startsWith('/rest/') ? 503 : 'none')
  await putOnDevice(
    page,
    account.id,
    '$outbox',
    changes.map((note, n) => entry(note, 1_000 + n)),
  )
  await putOnDevice(
    page,
    account.id,
    'notes',
    notes.map((note) => ({ ...note, user_id: account.id, note: 'second' })),
  )
  await page.reload()
  await page.getByText(/1,?000 changes waiting/).waitFor()
  // By then the retry delay has reached its maximum.
  await expect.poll(() => sends().length).toBeGreaterThanOrEqual(5)
  expect(await countOnDevice(page, '$outbox')).toBe(1_000)

  proxy.seen.length = 0
  proxy.decide = () => 'none'
  const back = Date.now()
  await expect.poll(() => countOnDevice(page, '$outbox')).toBe(0)
  const drainedMs = Date.now() - back
  process.stdout.write(
    `1,000 changes: ${(drainedMs / 1_000).toFixed(1)} s after the server was back, ${sends().length} requests\n`,
  )
  expect(sends().length).toBeLessThan(20)
  const kept = await serverRows(stack, account, 'key_phrase_notes')
  const ids = new Set<string>(notes.map(({ id }) => id))
  const ours = kept.filter(({ id }: { id: string }) => ids.has(id))
  expect(ours).toHaveLength(500)
  expect(ours.every(({ note }: { note: string }) => note === 'second')).toBe(true)
})
