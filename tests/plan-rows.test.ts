import { expect, test } from 'vitest'
import { planRows } from '../vite/plan-rows.ts'
import { freePort } from './support/stack/free-port.ts'
import { serveLocally } from './support/stack/local-server.ts'

const build = (url: string) =>
  planRows({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' })

test('names the address and the reason if the project is unreachable', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  await expect(build(url)).rejects.toThrow(`${url}/rest/v1/plans?order=rank (ECONNREFUSED)`)
})

test.each([
  [401, '{"message":"Invalid API key"}', 'status 401'],
  [200, '<html></html>', 'not a list of plans'],
])('names a project that responds with %i %s', async (status, body, reason) => {
  const { url, close } = await serveLocally((_, response) => response.writeHead(status).end(body))
  await expect(build(url)).rejects.toThrow(`${url}/rest/v1/plans?order=rank (${reason})`)
  await close()
})
