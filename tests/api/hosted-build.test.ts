import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unknownSiteUrl } from '../../vite/build-environment.ts'
import { copySeededDatabase } from '../support/database/seeded-database.ts'
import { badLines, readBlock, readVariables, runBlock } from '../support/project/chapter.ts'
import { makeImageFolder } from '../support/project/image.ts'
import { isLong } from '../support/project/long-run.ts'
import { secretsIn } from '../support/project/secrets.ts'
import { makeAccount } from '../support/stack/api.ts'
import { type RunningStack, startStack } from '../support/stack/stack.ts'

const hosting = 'docs/hosting.md'

function filesOfHosts(): string[] {
  const text = readFileSync(hosting, 'utf8')
  const rows = text.split('| host | file |')[1]?.split('\n\n')[0] ?? ''
  return rows.split('\n').flatMap((row) => row.split('|')[2]?.match(/(?<=`)[\w.]+(?=`)/g) ?? [])
}

// Runs the blocks of docs/hosting.md that need no Supabase account, on the embedded stack.
describe.runIf(isLong)('hosting', () => {
  const site = 'https://keytrail.example'
  let project: RunningStack
  let folder: string
  beforeAll(async () => {
    project = await startStack({ SITE_URL: site, SANDBOX: 'on' })
    folder = makeImageFolder()
    copyFileSync('.env.example', join(folder, '.env.local'))
    const given: Record<string, string> = {
      VITE_SUPABASE_URL: `${project.url}/`,
      VITE_SUPABASE_PUBLISHABLE_KEY: project.keys.publishable,
      SUPABASE_SECRET_KEY: project.keys.secret,
      VITE_SITE_URL: `${site}/`,
      SITE_URL: site,
    }
    const lines = readVariables(hosting).map((name) => `${name}=${given[name]}`)
    expect(lines).toHaveLength(Object.keys(given).length)
    const [, secrets = ''] =
      /secrets set (.*?)\nsupabase/s.exec(readBlock(hosting, 'supabase secrets set SITE_URL')) ?? []
    appendFileSync(
      join(folder, '.env.local'),
      ['', ...lines, ...secrets.split(/[\s\\]+/), `DATABASE_URL=${project.databaseUrl}`, ''].join('\n'),
    )
  })
  afterAll(async () => {
    await project.remove()
    rmSync(folder, { recursive: true })
  })
  const sql = async (text: string) => {
    const owner = postgres(project.databaseUrl, { max: 1, onnotice: () => undefined })
    try {
      return await owner.unsafe(text)
    } finally {
      await owner.end()
    }
  }

  test('the build needs only the listed variables, uses its own address, and has no secret or sample content', async () => {
    const { code, output } = await runBlock(readBlock(hosting, 'npx vite build'), folder, {})
    expect(code, output).toBe(0)
    const dist = join(folder, 'dist')
    const names = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    const readText = (name: string) => readFileSync(join(dist, name), 'utf8')
    for (const name of names) {
      expect(secretsIn(readText(name), { SUPABASE_SECRET_KEY: project.keys.secret }), name).toEqual([])
      if (/\.(html|xml|txt)$/.test(name)) expect(readText(name), name).not.toContain(unknownSiteUrl)
    }
    // The blog and its authors are sample content, which a build for a host leaves out.
    expect(names.filter((name) => /^(\.vite|blog\/.*\.html|blog\.html|authors)/.test(name))).toEqual([])
    expect(readText('sitemap.xml')).toContain(`<loc>${site}/faq</loc>`)
    expect(readText('sitemap.xml')).not.toContain('/blog')
    expect(readText('index.html')).toContain(`rel="canonical" href="${site}/"`)
    expect(readText('index.html')).not.toContain('href="/blog"')
    expect(readText('_headers')).toContain(`connect-src 'self' ${project.url};`)
    expect(readdirSync(`${dist}-hosting`).sort()).toEqual(filesOfHosts().sort())
  })

  test('the two secrets are where the schedule and the doctor read them', async () => {
    // Stands in for Supabase's vault extension.
    await sql(`create schema vault;
      create table vault.secrets (name text primary key, secret text not null);
      create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
      create function vault.create_secret(secret text, name text) returns void language sql
        as $$ insert into vault.secrets (name, secret) values (name, secret) $$`)
    await sql(
      readBlock(hosting, 'select vault.', {
        'https://<ref>.supabase.co': project.url,
        'sb_secret_…': project.keys.secret,
      }),
    )
    const { output } = await runBlock(readBlock(hosting, 'npm run doctor'), folder, {})
    expect(output).toContain('ok   Vault: functions_url')
    expect(output).toContain('ok   Vault: secret_key')
    expect(output).toContain('ok   secret key: is accepted')
    expect(badLines(output)).toEqual([
      expect.stringContaining(`site: ${site} does not serve a page`),
      expect.stringContaining('mail server: refuses'),
      expect.stringContaining('pg_cron: is off'),
    ])
  })

  test('the statement without plans makes all accounts pro', async () => {
    await makeAccount(project)
    const off = readBlock(hosting, 'select private.switch_plans')
    await sql(off)
    const levels = await sql('select distinct subscription_level as level from public.profiles')
    expect([...levels]).toEqual([{ level: 'pro' }])
    await sql(off.replace('false', 'true'))
  })

  const version = (program: string) =>
    Number(/\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? 0)
  const canDump = () => {
    try {
      return Math.min(version('pg_dump'), version('psql')) >= 17
    } catch {
      return false
    }
  }
  test.runIf(isLong && canDump())('a back-up restores everything into an empty project', async () => {
    const other = await copySeededDatabase()
    const databases = { DATABASE_URL: project.databaseUrl, NEW_DATABASE_URL: other?.url ?? '' }
    for (const step of ['pg_dump', 'psql']) {
      const { code, output } = await runBlock(readBlock(hosting, step), folder, databases)
      expect(code, output).toBe(0)
    }
  })
})
