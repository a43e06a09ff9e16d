import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('./functions-host.deno.ts', import.meta.url))
const root = fileURLToPath(new URL('../../../', import.meta.url))
const flags = [
  '--allow-net',
  '--allow-env',
  '--allow-read=.',
  '--allow-sys',
  '--no-prompt',
  '--unstable-no-legacy-abort',
]

const env = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SITE_URL: 'http://localhost:3000',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: 'secret',
}

interface Host {
  url: string
  log: () => string
  /** Closes stdin, as the death of the parent process would, and returns the exit code. */
  end: () => Promise<number | null>
}

async function startHost(variables: Record<string, string>): Promise<Host> {
  const { PATH, HOME } = process.env
  const host = spawn(`${root}node_modules/.bin/deno`, ['run', ...flags, script], {
    cwd: root,
    env: { ...variables, PATH, HOME },
  })
  let log = ''
  host.stderr.on('data', (chunk) => {
    log += chunk
  })
  const exit = once(host, 'exit')
  const [line] = await Promise.race([
    once(createInterface(host.stdout), 'line'),
    exit.then(() => Promise.reject(new Error(log))),
  ])
  return {
    url: `http://127.0.0.1:${JSON.parse(line).port}/functions/v1`,
    log: () => log,
    end: async () => {
      host.stdin.end()
      const [code] = await exit
      return code
    },
  }
}

test('serves the functions under their names until its stdin ends', async () => {
  const host = await startHost(env)
  for (const name of ['tiktok-search', 'tiktok-autocomplete']) {
    const answer = await fetch(`${host.url}/${name}?keyword=a`)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: 'unauthorized' } })
  }
  const preflight = await fetch(`${host.url}/tiktok-search`, {
    method: 'OPTIONS',
    headers: { origin: env.SITE_URL },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe(env.SITE_URL)
  for (const name of ['', 'nonsense', '_shared', '..', 'tiktok-search-general/../_shared']) {
    expect((await fetch(`${host.url}/${name}`)).status, name).toBe(404)
  }
  expect(await host.end()).toBe(0)
  expect(host.log()).toBe('')
})

test('responds with 500 for a function that cannot start, and logs the variable', async () => {
  const { SITE_URL: _, ...incomplete } = env
  const host = await startHost(incomplete)
  const answer = await fetch(`${host.url}/tiktok-search`)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ error: { code: 'internal' } })
  expect(host.log()).toContain('SITE_URL is missing')
  await host.end()
})
