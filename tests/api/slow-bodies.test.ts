// Clients who send a request's body a byte at a time must not keep others waiting.
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, makeAccount } from '../support/stack/api.ts'
import { type RunningStack, startStack } from '../support/stack/stack.ts'

const paths = ['/rest/v1/rpc/my_usage', '/auth/v1/token?grant_type=password', '/functions/v1/contact-email']
const attackMs = 6_000

let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({ TRUST_PROXY: 'on' })
})
afterAll(() => stack.remove())

/** Opens a socket that sends `{` and then a space a second. */
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
  const slowest = new Map<string, number>()
  const timed = async (name: string, status: number, request: () => Promise<{ status: number }>) => {
    const began = performance.now()
    expect((await request()).status, name).toBe(status)
    slowest.set(name, Math.max(slowest.get(name) ?? 0, performance.now() - began))
  }
  try {
    const end = performance.now() + attackMs
    while (performance.now() < end) {
      const credentials = { body: { email, password } }
      await timed('sign-in', 200, () =>
        call(stack, 'POST', '/auth/v1/token?grant_type=password', credentials),
      )
      await timed('data', 200, () => call(stack, 'POST', '/rest/v1/rpc/my_usage', { token, body: {} }))
      await timed('function', 404, () => call(stack, 'POST', '/functions/v1/nowhere', { body: {} }))
      await timed('readiness', 200, () => call(stack, 'GET', '/readyz'))
    }
    for (const [name, ms] of slowest) expect(ms, name).toBeLessThan(2_000)
    // One address may have 32 at most; of the others none is refused yet.
    expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(232)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
})
