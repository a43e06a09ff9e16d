import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askAs } from '#tests/support/stack/stranger.ts'
import { serveFromSources } from './dev-app.ts'

const root = join(import.meta.dirname, '../../..')
const server = createServer()
let port: number
let dataDir: string
beforeAll(async () => {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  dataDir = mkdtempSync(join(root, '.tmp/data-'))
  writeFileSync(join(dataDir, 'keys.json'), '{"secret":"sb_secret_of_the_stack"}')
  const nothing = () => undefined
  server.on('request', await serveFromSources(server, { 'site-url': 'http://localhost' }, nothing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
}, 60_000)
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(dataDir, { recursive: true })
})

const ask = (path: string) => askAs(port, encodeURI(path), { host: `localhost:${port}` })

test('serves the app’s sources and nothing else in the project', async () => {
  expect((await ask('/src/domain/shell/routes.ts')).body).toContain('export const routes')
  const inProject = dataDir.slice(root.length)
  for (const path of [inProject, `/@fs${dataDir}`])
    for (const query of ['', '?raw', '?import&raw', '?url', '?inline', '?import&url']) {
      const { body } = await ask(`${path}/keys.json${query}`)
      expect(body, path + query).not.toContain('sb_secret')
    }
  for (const path of ['/compose.yaml?raw', '/supabase/config.toml', '/@fs/etc/passwd'])
    expect((await ask(path)).body, path).not.toMatch(/keytrail"|services:|root:/)
  for (const complain of [console.error, console.warn]) vi.mocked(complain).mockClear()
})
