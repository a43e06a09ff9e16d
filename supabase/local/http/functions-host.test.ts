import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { startFunctions } from './functions-process.ts'

const env = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SITE_URL: 'http://localhost:3000',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: 'secret',
}

async function startHost(variables: Record<string, string>) {
  const log = new PassThrough()
  const functions = await startFunctions(variables, log)
  return {
    ask: (path: string, init: RequestInit = {}) =>
      functions.fetch(new Request(`http://stack/functions/v1/${path}`, init)),
    async close() {
      await functions.close()
      return String(log.read() ?? '')
    },
  }
}

test('serves the functions under their names until it is closed', async () => {
  const { ask, close } = await startHost(env)
  for (const name of ['tiktok-search', 'tiktok-autocomplete']) {
    const answer = await ask(`${name}?keyword=a`)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: 'unauthorized' } })
  }
  const preflight = await ask('tiktok-search', { method: 'OPTIONS', headers: { origin: env.SITE_URL } })
  expect(preflight.headers.get('access-control-allow-origin')).toBe(env.SITE_URL)
  for (const name of ['', 'nonsense', '_shared', '..', 'tiktok-search-general/../_shared'])
    expect((await ask(name)).status, name).toBe(404)
  expect(await close()).toBe('')
  expect((await ask('tiktok-search')).status).toBe(503)
})

test('responds with 500 for a function that cannot start, and logs the variable', async () => {
  const { SITE_URL: _, ...incomplete } = env
  const { ask, close } = await startHost(incomplete)
  const answer = await ask('tiktok-search')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ error: { code: 'internal' } })
  expect(await close()).toContain('SITE_URL is missing')
})
