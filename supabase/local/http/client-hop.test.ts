import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { clientHop } from './client-hop.ts'

function seenFrom(remoteAddress: string, headers: Record<string, string>): Context {
  const request = new Request('http://localhost/', { headers })
  return {
    env: { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } },
    req: { raw: request, header: (name: string) => request.headers.get(name) ?? undefined },
  } as unknown as Context
}

const forged = '198.51.100.1'
const visitor = '203.0.113.9'

test('uses only the connection without a trusted proxy', () => {
  const context = seenFrom('10.0.0.2', { 'x-forwarded-for': forged, 'cf-connecting-ip': forged })
  expect(clientHop(0).readAddress(context)).toBe('10.0.0.2')
  const { headers } = clientHop(0).withAddress(context)
  expect([headers.get('x-forwarded-for'), headers.get('cf-connecting-ip')]).toEqual(['10.0.0.2', null])
})

test.each([
  ['one proxy', 1, '127.0.0.1', `${forged}, ${visitor}`, visitor],
  ['one proxy that was bypassed', 1, '127.0.0.1', '', '127.0.0.1'],
  ['two proxies', 2, '172.18.0.3', `${forged}, ${visitor}, 10.0.0.1`, visitor],
  ['fewer entries than proxies', 2, '::ffff:10.1.1.1', visitor, '10.1.1.1'],
  ['a stranger who bypasses the proxy', 1, '198.51.100.77', forged, '198.51.100.77'],
])('%s', (_, proxies, peer, header, expected) => {
  const context = seenFrom(peer, header === '' ? {} : { 'x-forwarded-for': header })
  expect(clientHop(proxies).readAddress(context)).toBe(expected)
  expect(clientHop(proxies).withAddress(context).headers.get('x-forwarded-for')).toBe(expected)
})
