import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pushMessage } from '../../supabase/functions/send-alerts/push-message.ts'
import { storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { callAsServer } from '../support/stack/api.ts'

const test = storyTest
  .override('level', 'premium')
  .override('contextOptions', { viewport: { width: 1280, height: 900 }, permissions: ['notifications'] })
  .override('worksOffline', true)
  .override('showsNotifications', true)
  .extend('phraseId', { scope: 'file' }, ({ server }) => server.track('matcha'))

/**
 * Returns a function that delivers a push to the page's service worker and waits until it is handled:
 * Chromium drops a notification if `getNotifications` is called while it is being displayed.
 */
async function pushService(page: Page, origin: string): Promise<(data: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const service = 'pushMessaging'
  await session.send('BackgroundService.setRecording', { shouldRecord: true, service })
  await session.send('BackgroundService.startObserving', { service })
  // Keeps the session attached, because detaching would cancel a push in progress.
  return async (data) => {
    const handled = new Promise<void>((resolve) => {
      session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: event }) => {
        if (event.eventName === 'Push event completed') resolve()
      })
    })
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    await handled
  }
}

test('notifications are offered after the first rule is created in the app', async ({
  memberPage: page,
  server,
  phraseId,
}) => {
  await page.goto('/alerts')
  await page.getByRole('heading', { name: 'No alerts' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByText('More alerts').click()
  await page.getByLabel('Tell me when it').selectOption({ label: 'Enters the top …' })
  await page.getByLabel('Top', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Add alert' }).click()
  // The dialog with the offer may already be open, which hides the rule.
  const rule = page.getByRole('checkbox', { name: 'Enters the top 10', includeHidden: true }).last()
  await expect.poll(() => rule.isChecked()).toBe(true)
  const offer = page.getByRole('dialog', { name: 'Get alerts when Keytrail is closed?' })
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect
    .poll(() => server.rows('alert_rules'))
    .toMatchObject([{ keyword_id: phraseId, kind: 'enters_first', threshold: 10 }])
})

test('an alert is counted at the bell, shown in the inbox and marked read offline', async ({
  memberPage: page,
  stack,
  account,
  server,
  phraseId,
}) => {
  const of = { search_id: crypto.randomUUID(), user_id: account.id }
  const check = { search_term: 'matcha', search_type: 'search_results_check', country: 'gb' }
  const done = { ...of, ...check, id: of.search_id, origin: 'tracker', state: 'done', source: 'sample' }
  await callAsServer(stack, 'POST', '/rest/v1/search_history', done)
  const entry = { kind: 'enters_first', threshold: 10, position: 4, previous_position: 14, results: 24 }
  await callAsServer(stack, 'POST', '/rest/v1/alerts', { ...of, ...entry, keyword_id: phraseId })
  await page.reload()
  const bell = page.getByRole('banner').getByRole('link', { name: 'Alerts, 1 unread' })
  await bell.waitFor()
  await page.getByText('Entered the top 10: now 4, was 14.').waitFor()
  await page.getByRole('link', { name: /^Unread: matcha.*(Today|Yesterday) \d\d:\d\d$/ }).waitFor()

  await waitForOffline(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await bell.waitFor({ state: 'detached' })
  await page.context().setOffline(false)
  await expect.poll(async () => (await server.rows('alerts'))[0].read_at).not.toBeNull()
})

test('the sender’s push shows, and opens its key phrase', async ({ memberPage: page, stack, phraseId }) => {
  const alert = { kind: 'moves_up', threshold: 3, position: 2, previous_position: 9, results: 24 } as const
  const sent = pushMessage({
    unread: 2,
    alerts: [{ ...alert, id: crypto.randomUUID(), keyword_id: phraseId, keyword: 'matcha' }],
  })
  // The worker cannot navigate a page that was opened before the worker was active.
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const deliverPush = await pushService(page, stack.url)
  await deliverPush(sent)
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const notifications = await registration.getNotifications()
      return notifications.map(({ title, body, data }) => ({ title, body, url: data.url }))
    })
  const body = 'matcha: Moved up 7 places: now 2, was 9.'
  expect(await shown()).toEqual([{ title: '1 alert', body, url: `/key-phrase/${phraseId}` }])

  // A newer notification replaces the previous one. An unreadable push shows a general notification.
  await deliverPush('not json')
  expect(await shown()).toMatchObject([{ title: 'Keytrail', url: '/alerts' }])

  await deliverPush(sent)
  expect(await shown()).toMatchObject([{ title: '1 alert' }])
  const workers = page.context().serviceWorkers()
  const worker = workers.find((one) => one.url().startsWith(stack.url))
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerPress
    const [notification] = await scope.registration.getNotifications()
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await page.waitForURL(`/key-phrase/${phraseId}`)
  expect(await shown()).toEqual([])
})

test('without a push service, an error shows and nothing turns on', async ({ memberPage: page, server }) => {
  await page.goto('/alerts')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Turn notifications on' }).click()
  await page.getByText(/could not be turned on/).waitFor()
  expect(await server.rows('alert_settings', 'push=is.true')).toEqual([])
})

interface ServiceWorkerPress {
  registration: { getNotifications(): Promise<unknown[]> }
  NotificationEvent: new (type: string, init: { notification: unknown }) => Event
  dispatchEvent(event: Event): boolean
}
