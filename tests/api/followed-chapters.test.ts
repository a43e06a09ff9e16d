// Runs the code blocks of docs/self-hosting.md, except those that need a service that tests do not have
// (`blocks`). hosted-build.test.ts does the same for docs/hosting.md.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../support/database/postgres-server.ts'
import { badLines, readBlock, readBlocks, runBlock } from '../support/project/chapter.ts'
import { makeImageFolder } from '../support/project/image.ts'
import { isLong } from '../support/project/long-run.ts'
import { call, signUp } from '../support/stack/api.ts'
import { freePort } from '../support/stack/free-port.ts'
import { type MailServer, startSmtp } from '../support/stack/smtp.ts'

const hosting = 'docs/hosting.md'
const selfHosting = 'docs/self-hosting.md'
const supabaseAccount = 'a project at Supabase'
const docker = 'Docker'

/** Maps the start of each code block to the requirement that tests cannot meet; null if a test runs it. */
const blocks: Record<string, Record<string, string | null>> = {
  [hosting]: {
    'supabase link': supabaseAccount,
    'select vault.': null,
    'export SITE_URL': supabaseAccount,
    'supabase secrets set SITE_URL': supabaseAccount,
    'npx vite build': null,
    'npm run doctor': null,
    'supabase secrets set STRIPE': supabaseAccount,
    'select private.switch_plans': null,
    'supabase secrets set TURNSTILE': supabaseAccount,
    pg_dump: null,
    psql: null,
  },
  [selfHosting]: {
    'SITE_URL=': null,
    'echo POSTGRES_PASSWORD': docker,
    'create role keytrail': null,
    'export DATABASE_URL': null,
    'keytrail.example {': 'Caddy',
    'docker compose exec': docker,
    'docker compose up': docker,
  },
}

test.each(Object.entries(blocks))(
  'every step of %s runs here, or needs something that no test has',
  (chapter, known) => {
    const found = readBlocks(chapter)
    const unknown = found.filter(
      (text) => !Object.keys(known).some((beginning) => text.startsWith(beginning)),
    )
    expect(unknown).toEqual([])
    expect(found).toHaveLength(Object.keys(known).length)
  },
)

describe.runIf(isLong)('self-hosting', () => {
  let folder: string
  let mail: MailServer
  let server: PostgresServer
  let url: string
  let app: ChildProcess
  let command: string
  const environment: Record<string, string> = {}

  const start = async () => {
    const { PATH = '', HOME = '' } = process.env
    app = spawn('sh', ['-ec', command], { cwd: folder, env: { PATH, HOME, ...environment }, detached: true })
    let said = ''
    app.stderr?.on('data', (text: Buffer) => {
      said += text
    })
    await new Promise<void>((resolve, reject) => {
      if (app.stdout)
        createInterface(app.stdout).on('line', (line) => line.startsWith('Keytrail is ready at') && resolve())
      app.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
    })
  }
  const stop = async () => {
    const gone = once(app, 'exit')
    process.kill(-(app.pid ?? 0), 'SIGTERM')
    await gone
  }

  const makeDatabase = async () => {
    const superuser = await server.createDatabase()
    const owner = postgres(superuser, { max: 1 })
    const statements = readBlock(selfHosting, 'create role keytrail', { '…': 'secret' }).trim().split(';\n')
    for (const statement of statements) await owner.unsafe(statement)
    await owner.end()
    return Object.assign(new URL(superuser), {
      username: 'keytrail',
      password: 'secret',
      pathname: '/keytrail',
    }).href
  }

  beforeAll(async () => {
    // The image's folder links to this project's node_modules. Without this file, `npm start` would empty
    // node_modules and reinstall the packages.
    expect(existsSync('node_modules/.keytrail-installed'), 'packages that npm test has installed').toBe(true)
    folder = makeImageFolder()
    mail = await startSmtp()
    const port = String(await freePort())
    url = `http://127.0.0.1:${port}`
    const text = readBlock(selfHosting, 'SITE_URL=', { 'smtps://user:password@mail.example:465': mail.url })
    for (const line of text.trim().split('\n')) {
      const [name = '', value = ''] = line.split(/=(.*)/s)
      environment[name] = value
    }
    Object.assign(environment, { PORT: port, SCHEDULE: 'off' })
    server = await startPostgres()
    command = readBlock(selfHosting, 'export DATABASE_URL', {
      'postgres://keytrail:…@localhost:5432/keytrail': await makeDatabase(),
    })
    await start()
  }, 600_000)
  afterAll(async () => {
    await stop()
    await mail.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('it responds, without a sandbox, and the doctor finds only the missing proxy', async () => {
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true })
    expect((await fetch(`${url}/sandbox/mail`)).status).toBe(404)
    const { output } = await runBlock(readBlock(hosting, 'npm run doctor'), folder, environment)
    expect(badLines(output)).toEqual([
      expect.stringContaining('SCHEDULE: is off'),
      expect.stringContaining('site: https://keytrail.example does not serve a page'),
    ])
  })

  test('the database password contains only letters and digits', async () => {
    writeFileSync(join(folder, '.env'), '')
    const [first = ''] = readBlock(selfHosting, 'echo POSTGRES_PASSWORD').split('\n')
    expect((await runBlock(first, folder, {})).code).toBe(0)
    expect(readFileSync(join(folder, '.env'), 'utf8')).toMatch(/^POSTGRES_PASSWORD=[0-9a-f]{48}\n$/)
    rmSync(join(folder, '.env'))
  })

  test('a new user is pro, gets a reset mail, and is the operator after a restart', async () => {
    const keys = JSON.parse(readFileSync(join(folder, '.data/keys.json'), 'utf8'))
    const { email, token } = await signUp({ url, keys, mails: mail.mails })
    const ask = (method: string, path: string, body?: unknown) =>
      call({ url, keys }, method, path, { token, body })
    const profile = await ask('GET', '/rest/v1/profiles?select=subscription_level')
    expect(profile.body).toEqual([{ subscription_level: 'pro' }])
    await ask('POST', '/auth/v1/recover', { email })
    await expect.poll(() => mail.mails.map(({ to }) => to)).toEqual([[email], [email]])
    const text = mail.mails[1]?.text.replaceAll(/=\r?\n/g, '')
    expect(text).toContain('https://keytrail.example/reset-password')
    const overview = async () => (await ask('POST', '/rest/v1/rpc/operations_overview', {})).status
    expect(await overview()).toBe(403)
    await stop()
    environment.OPERATORS = email
    await start()
    // The session survives the restart, because the keys are in the data folder.
    expect(await overview()).toBe(200)
  })
})
