import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { planRows } from '../vite/plan-rows.ts'
import { closeServer } from './support/stack/close-server.ts'
import { freePort } from './support/stack/free-port.ts'

const build = (url: string) =>
  planRows({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' })

test('a build that cannot reach the project names the address and the reason', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  await expect(build(`${url}/`)).rejects.toThrow(`${url}/rest/v1/plans?order=rank (ECONNREFUSED)`)
})

test.each([
  [401, '{"message":"Invalid API key"}', 'status 401'],
  [200, '<html></html>', 'not a list of plans'],
])('a project that responds with %i %s is named, with what it did', async (status, body, reason) => {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(build(url)).rejects.toThrow(`${url}/rest/v1/plans?order=rank (${reason})`)
  await closeServer(server)
})
