import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type ApiToken, isToken } from '#src/domain/account/api-token.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { failures, noResponse, stubServer } from '#tests/support/device/stub-server.ts'
import { TokensPanel } from './access.tsx'

const server = stubServer()
const list = '/rest/v1/rpc/my_api_tokens'
const create = '/rest/v1/rpc/create_api_token'
const revoke = '/rest/v1/rpc/revoke_api_token'
const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

const token: ApiToken = {
  id: '0a8d7b1e-9c1c-4b43-9f6c-0f7f3d1f2a10',
  name: 'weekly report',
  scopes: ['read', 'track'],
  created_at: inDays(-10),
  expires_at: inDays(20),
  last_used_on: '2026-11-24',
  last_used_in: 'DE',
}

const show = (scopes: string[] = ['read', 'track', 'spend']) =>
  showToAda('/account', <TokensPanel scopes={scopes} />)

beforeEach(() => server.tell(list, { json: [token] }))

test('lists what each token may do, until when, and its last use', async () => {
  const old = { ...token, id: crypto.randomUUID(), expires_at: inDays(-1), last_used_on: null }
  server.tell(list, { json: [token, old] })
  await show()
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toMatch(
    /weekly report.*Reads · Changes key phrases.*Expires .*Last used 24 November 2026 in Germany/,
  )
  expect(second?.textContent).toMatch(/Expired .*Never used/)
})

test('creates a token on this device, and shows it once', async () => {
  server.tell(list, { json: [] })
  server.tell(create, { json: crypto.randomUUID() })
  await show()
  await screen.findByText('You have no tokens yet.')
  fireEvent.click(screen.getByRole('button', { name: 'New token' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Create token' }))
  await dialog.findByText('Enter a name.')
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: ' weekly report ' } })
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Run searches/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Create token' }))
  const shown = await screen.findByText(/^kt_/)
  expect(isToken(shown.textContent ?? '')).toBe(true)
  const [, asked] = vi.mocked(fetch).mock.calls.find(([url]) => String(url).endsWith(create)) ?? []
  const sent = JSON.parse(String(asked?.body))
  expect(sent).toMatchObject({ p_name: 'weekly report', p_scopes: ['read', 'spend'], p_days: 90 })
  expect(sent.p_hash).toMatch(/^[0-9a-f]{64}$/)
  server.tell(list, { json: [token] })
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await screen.findByText('weekly report')
  expect(document.body.textContent).not.toContain('kt_')
})

const refusal = (status: number, message: string) => ({ status, json: { code: `PT${status}`, message } })
test.each([
  ['is refused by the plan', refusal(403, 'plan_required'), 'Your plan does not allow this.'],
  ['is one too many', refusal(422, 'too_many_api_tokens'), 'You already have as many as possible.'],
  ['is offline', noResponse, 'You are offline.'],
] as const)('says why a new token %s', async (_, told, said) => {
  server.tell(create, told)
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'New token' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'a' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Create token' }))
  await dialog.findByText(`The token was not created. ${said}`)
})

test('asks before it revokes, and keeps the token if that fails', async () => {
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke weekly report' }))
  server.tell(revoke, noResponse)
  const press = () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  press()
  await screen.findByText('The token was not revoked. You are offline.')
  server.tell(revoke, { status: 204, text: '' })
  server.tell(list, { json: [] })
  press()
  await screen.findByText('The token is revoked.')
  await screen.findByText('You have no tokens yet.')
})

test('without the API in the plan, names the plans that have it', async () => {
  server.tell(list, { json: [] })
  await show([])
  await screen.findByText(/Part of Premium and Pro\.$/)
  expect(screen.queryByRole('button', { name: 'New token' })).toBeNull()
})

test('tokens of a former plan can be revoked', async () => {
  await show([])
  await screen.findByText('Your plan no longer includes the API: these tokens are refused.')
  screen.getByRole('button', { name: 'Revoke weekly report' })
})

test('offers no more than 20 tokens', async () => {
  server.tell(list, { json: Array.from({ length: 20 }, () => ({ ...token, id: crypto.randomUUID() })) })
  await show()
  await screen.findByText('You have 20 tokens. Revoke one to create another.')
  expect(screen.queryByRole('button', { name: 'New token' })).toBeNull()
})

test('offers spending only in the plan that includes it', async () => {
  await show(['read', 'track'])
  fireEvent.click(await screen.findByRole('button', { name: 'New token' }))
  screen.getByText('Spending credits is part of Pro.')
  expect(screen.queryByRole('checkbox', { name: /^Run searches/ })).toBeNull()
})

test.each(failures)('offers a retry if the server %s', async (_, told) => {
  server.tell(list, told)
  await show()
  await screen.findByText(/^(Failed to load your tokens\.|You are offline\.)/)
  server.tell(list, { json: [token] })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('weekly report')
})
