import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { planRows } from '../vite/plan-rows.ts'
import { closeServer } from './support/stack/close-server.ts'
import { freePort } from './support/stack/free-port.ts'

const build = (url: string) =>
  planRows({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' })

test('names the address and the reason if the project is unreachable', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  await expect(build(`${url}/`)).rejects.toThrow(`${url}/rest/v1/plans?order=rank (ECONNREFUSED)`)
})

test.each([
  [401, '{"message":"Invalid API key"}', 'status 401'],
  [200, '<html></html>', 'not a list of plans'],
])('names a project that responds with %i %s', async (status, body, reason) => {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(build(url)).rejects.toThrow(`${url}/rest/v1/plans?order=rank (${reason})`)
  await closeServer(server)
})
