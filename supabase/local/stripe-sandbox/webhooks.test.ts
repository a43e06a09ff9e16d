import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Stripe from 'stripe'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { serveLocally } from '#tests/support/stack/local-server.ts'
import { openState } from './state.ts'
import { createWebhooks } from './webhooks.ts'

const folder = mkdtempSync(join(tmpdir(), 'keytrail-sandbox-'))
const file = join(folder, 'stripe-sandbox.json')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function receiver(statuses: number[]): Promise<{ url: string; received: string[] }> {
  const received: string[] = []
  const server = await serveLocally(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(JSON.parse(body).type)
    response.writeHead(statuses.shift() ?? 200).end()
  })
  onTestFinished(() => server.close())
  return { url: server.url, received }
}

const onError = (error: unknown) => expect.unreachable(String(error))

test('resends an event until it is accepted, even after a restart', async () => {
  const { url, received } = await receiver([500])
  const before = openState(file)
  const first = createWebhooks(before, url, { onError })
  first.emit('invoice.paid', { id: 'in_1', object: 'invoice' } as Stripe.Invoice)
  before.save()
  first.stop()

  const second = createWebhooks(openState(file), url, { onError })
  onTestFinished(second.stop)
  second.start()
  const twice = ['invoice.paid', 'invoice.paid']
  await vi.waitFor(() => expect(received).toEqual(twice), { timeout: 3000 })
  await vi.waitFor(() => expect(JSON.parse(readFileSync(file, 'utf8')).deliveries).toEqual({}))
})
