import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { call, makeAccount } from '../support/stack/api.ts'
import { ownStack } from '../support/stack/own-stack.ts'

const paths = ['/rest/v1/rpc/my_usage', '/auth/v1/token?grant_type=password', '/functions/v1/contact-email']
const attackMs = 2_000
// Shorter than the stack's limit for slow bodies, so that a request that waits for that limit fails the test.
const patienceMs = 8_000

const stack = ownStack({ TRUST_PROXY: 'on' })

/** Sends `{` and then a space every second. */
function trickle(address: string, path: string): Socket {
  const socket = connect(stack.port, '127.0.0.1')
  const headers = [`Host: localhost:${stack.port}`, `X-Forwarded-For: ${address}`, 'Content-Length: 200']
  socket.write(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{`)
  const timer = setInterval(() => socket.writable && socket.write(' '), 1_000)
  socket.on('error', () => undefined).on('close', () => clearInterval(timer))
  return socket
}

test('two hundred slow bodies from one address and two hundred from fifty delay no other request', async () => {
  const { email, password, token } = await makeAccount(stack)
  const addresses = [
    ...Array<string>(200).fill('203.0.113.7'),
    ...Array.from({ length: 200 }, (_, n) => `198.51.100.${n % 50}`),
  ]
  const sockets = addresses.map((address, n) => trickle(address, paths[n % paths.length] ?? ''))
  const requestStatus = async (path: string, options: { body: object; token?: string }) =>
    (await call(stack, 'POST', path, { ...options, signal: AbortSignal.timeout(patienceMs) })).status
  const end = performance.now() + attackMs
  try {
    while (performance.now() < end) {
      const credentials = { body: { email, password } }
      expect(await requestStatus('/auth/v1/token?grant_type=password', credentials)).toBe(200)
      expect(await requestStatus('/rest/v1/rpc/my_usage', { token, body: {} })).toBe(200)
      expect(await requestStatus('/functions/v1/nowhere', { body: {} })).toBe(404)
    }
    // One address may have at most 32 open uploads; the fifty others have 200 in all.
    const open = () => sockets.filter(({ destroyed }) => !destroyed).length
    await expect.poll(open, { timeout: 60_000 }).toBeLessThanOrEqual(232)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})

test('the server disconnects a client that does not wait for responses', async () => {
  const socket = connect(stack.port, '127.0.0.1')
  socket.on('error', () => undefined).resume()
  socket.write(`GET /rest/v1/plans HTTP/1.1\r\nHost: localhost:${stack.port}\r\n\r\n`.repeat(20))
  await once(socket, 'close')
  expect(socket.bytesRead).toBeLessThan(2_000)
})
