import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Webhook } from '#src/domain/account/webhook.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { WebhooksPanel } from './webhooks-panel.tsx'

const server = stubServer()
const list = '/rest/v1/rpc/my_webhooks'
const create = '/rest/v1/rpc/create_webhook'
const enable = '/rest/v1/rpc/enable_webhook'
const remove = '/rest/v1/rpc/delete_webhook'
const tested = '/functions/v1/send-webhooks/test'
const url = 'https://hooks.example/in'

const delivery: Webhook['deliveries'][number] = {
  id: '0a8d7b1e-9c1c-4b43-9f6c-0f7f3d1f2a11',
  kind: 'check.finished',
  created_at: '2026-11-24T09:00:00.000Z',
  attempts: 1,
  next_attempt_at: null,
  last_attempt_at: '2026-11-24T09:00:05.000Z',
  last_status: 204,
  last_error: null,
  delivered: true,
}
const webhook: Webhook = {
  id: '0a8d7b1e-9c1c-4b43-9f6c-0f7f3d1f2a10',
  url,
  kinds: ['alert.raised', 'check.finished'],
  created_at: '2026-11-20T09:00:00.000Z',
  failing_since: null,
  disabled_at: null,
  disabled_because: null,
  deliveries: [],
}
const failed = { ...delivery, last_status: 500, delivered: false }

const show = (included = true) => showToAda('/account', <WebhooksPanel included={included} />)
const tell = (...webhooks: Partial<Webhook>[]) =>
  server.tell(list, { json: webhooks.map((fields) => ({ ...webhook, ...fields })) })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sentTo = (path: string) =>
  vi.mocked(fetch).mock.calls.flatMap(([asked, init]) => {
    const body = String(asked).endsWith(path) ? init?.body : undefined
    return body ? [JSON.parse(String(body))] : []
  })

beforeEach(() => tell({}))

test.each<[string, Partial<typeof delivery>, RegExp]>([
  ['delivered at once', {}, /Finished checks.*Delivered.*Status 204$/],
  ['delivered later', { attempts: 3 }, /Delivered.*Status 204 · 3 attempts/],
  ['a test', { kind: 'webhook.test' }, /Test.*Delivered/],
  ['not sent yet', { attempts: 0, next_attempt_at: delivery.created_at, delivered: false }, /Waiting/],
  ['tried again', { ...failed, next_attempt_at: delivery.created_at }, /Status 500.*1 attempt · next 24 Nov/],
  ['given up', { ...failed, attempts: 8 }, /Status 500.*8 attempts$/],
  ['without a response', { ...failed, last_status: null, last_error: 'timeout' }, /No response within 10 s/],
  ['refused', { ...failed, last_status: null, last_error: 'address_refused' }, /No public https address/],
  ['interrupted', { ...failed, last_status: null }, /Unknown.*1 attempt/],
])('the log shows a delivery that was %s', async (_, fields, text) => {
  tell({ deliveries: [{ ...delivery, ...fields }] })
  await show()
  const log = within(await screen.findByRole('table', { name: `Deliveries to ${url}` }))
  const [, row] = log.getAllByRole('row')
  expect(row?.textContent).toMatch(text)
})

test('lists the events and the state of each webhook', async () => {
  tell(
    {},
    { id: crypto.randomUUID(), failing_since: '2026-11-24T09:00:00.000Z' },
    { id: crypto.randomUUID(), disabled_at: '2026-11-24T09:00:00.000Z', disabled_because: 'gone' },
  )
  await show()
  const [well, failing, disabled] = await screen.findAllByRole('listitem')
  expect(well?.textContent).toMatch(/Alerts · Finished checks.*Nothing has been sent yet/)
  expect(well?.textContent).not.toMatch(/Failing|Disabled/)
  expect(failing?.textContent).toMatch(/Failing.*Has accepted nothing since 24 Nov/)
  expect(disabled?.textContent).toMatch(/Disabled.*410 Gone/)
  server.tell(enable, { status: 204 })
  tell({})
  press(`Enable ${url}`)
  await screen.findByText('The webhook is enabled.')
  await vi.waitFor(() => expect(screen.queryByText('Disabled')).toBeNull())
})

test('adds a webhook with a secret that is made on this device and shown once', async () => {
  server.tell(list, { json: [] })
  server.tell(create, { json: webhook.id })
  await show()
  await screen.findByText('You have no webhooks yet.')
  press('New webhook')
  const dialog = within(screen.getByRole('dialog'))
  const address = dialog.getByRole('textbox', { name: 'Address' })
  for (const wrong of ['', 'hooks.example', 'http://hooks.example/', 'https://a:b@hooks.example/']) {
    fireEvent.change(address, { target: { value: wrong } })
    press('Add webhook')
    await dialog.findByText(/^Enter an address that begins with https/)
  }
  fireEvent.change(address, { target: { value: ` ${url} ` } })
  for (const name of [/^Alerts/, /^Finished/, /^Daily/])
    fireEvent.click(dialog.getByRole('checkbox', { name }))
  press('Add webhook')
  await dialog.findByText('Choose at least one.')
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Daily digest' }))
  press('Add webhook')
  const shown = await screen.findByText(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(sentTo(create)).toEqual([{ p_url: url, p_kinds: ['digest.daily'], p_secret: shown.textContent }])
  tell({})
  press('Done')
  await screen.findByText(url)
  expect(document.body.textContent).not.toContain('whsec_')
})

test.each([
  ['delivered', { json: { status: 204, error: null } }, 'The test was delivered: Status 204.'],
  ['refused', { json: { status: 500, error: null } }, 'The test was not delivered: Status 500'],
  ['not answered', { json: { status: null, error: 'timeout' } }, /not delivered: No response within 10 s$/],
  [
    'one too many',
    { status: 429, json: { error: { code: 'too_many_changes', message: '' } } },
    /Too many for one day/,
  ],
])('reports that a test was %s', async (_, told, text) => {
  server.tell(tested, told)
  await show()
  await screen.findByText(url)
  press(`Send a test to ${url}`)
  await screen.findByText(text)
  expect(sentTo(tested)).toEqual([{ webhook_id: webhook.id }])
})

test('asks before it deletes a webhook', async () => {
  server.tell(remove, { status: 500 })
  await show()
  await screen.findByText(url)
  press(`Delete ${url}`)
  press('Delete')
  await screen.findByText(/^The webhook was not deleted\./)
  server.tell(remove, { status: 204 })
  server.tell(list, { json: [] })
  press('Delete')
  await screen.findByText('You have no webhooks yet.')
})

test('offers no new webhook beyond five or on a plan without webhooks', async () => {
  tell(...Array.from({ length: 5 }, () => ({ id: crypto.randomUUID() })))
  await show(false)
  await screen.findByText(/^Your plan no longer includes webhooks/)
  expect(screen.queryByRole('button', { name: 'New webhook' })).toBeNull()
})
