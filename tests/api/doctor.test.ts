import { execFile } from 'node:child_process'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import webpush from 'web-push'
import { examine } from '../../supabase/doctor/examine.ts'
import type { Finding } from '../../supabase/doctor/finding.ts'
import { type Environment, installationOf } from '../../supabase/doctor/installation.ts'
import { type SignIn, signInAtMailServer } from '../../supabase/doctor/mail.ts'
import { schedule } from '../../supabase/local/schedule.ts'
import { type MailServer, startSmtp } from '../support/stack/smtp.ts'
import { type RunningStack, startStack } from '../support/stack/stack.ts'

const main = join(import.meta.dirname, '../../supabase/doctor/main.ts')
const site = 'https://keytrail.example'
const secrets = {
  SITE_URL: site,
  CONTACT_TO: 'desk@keytrail.test',
  TIKAPI_KEY: 'a-key',
  RAPIDAPI_KEY: 'another',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_right',
}

let stack: RunningStack
let mail: MailServer
let database: postgres.Sql
beforeAll(async () => {
  mail = await startSmtp()
  stack = await startStack({ ...secrets, SMTP_URL: mail.url, SANDBOX: 'on', TRUST_PROXY: 'on' })
  database = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined })
  // The extensions of a hosted project.
  await database.unsafe(`
    create schema cron;
    create table cron.job (jobid serial primary key, jobname text, active boolean not null default true);
    create function cron.alter_job(id integer, active boolean) returns void language sql
      as $$ update cron.job set active = $2 where jobid = $1 $$;
    insert into cron.job (jobname) values ${Object.keys(schedule).map((name) => `('${name}')`)};
    create schema vault;
    create table vault.secrets (id serial primary key, name text unique, secret text);
    create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
    create function vault.create_secret(secret text, name text) returns void language sql
      as $$ insert into vault.secrets (name, secret) values (name, secret) $$;
    create function vault.update_secret(secret_id integer, new_secret text) returns void language sql
      as $$ update vault.secrets set secret = $2 where id = $1 $$;
    select vault.create_secret('${stack.url}/functions/v1', 'functions_url');
    select vault.create_secret('${stack.keys.secret}', 'secret_key')`)
})
afterAll(async () => {
  await database.end()
  await stack.remove()
  await mail.close()
})

/** The proxy and DNS of the site, which lead to the stack. */
const throughProxy: typeof fetch = (input, init) => {
  const url = String(input).replace(site, stack.url)
  return url.startsWith(stack.url) ? fetch(url, init) : Promise.reject(new TypeError(`no route to ${url}`))
}

interface Kind {
  /** Of a good installation. */
  environment(): Environment
  signIn: SignIn
  /** The statement in a remedy; null if it is not SQL. */
  statement: RegExp
}

const push = webpush.generateVAPIDKeys()
const selfHosted: Kind = {
  environment: () => ({
    ...secrets,
    SMTP_URL: mail.url,
    PORT: String(stack.port),
    DATA_DIR: stack.dataDir,
    DATABASE_URL: stack.databaseUrl,
    TRUST_PROXY: 'on',
  }),
  signIn: signInAtMailServer,
  statement: /^psql "\$DATABASE_URL" --command '(.*)'$/s,
}
const supabase: Kind = {
  environment: () => ({
    ...secrets,
    SMTP_URL: 'smtps://user:password@mail.example:465',
    DATABASE_URL: stack.databaseUrl,
    VITE_SITE_URL: site,
    VITE_SUPABASE_URL: stack.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: stack.keys.publishable,
    SUPABASE_SECRET_KEY: stack.keys.secret,
    VAPID_PUBLIC_KEY: push.publicKey,
    VAPID_PRIVATE_KEY: push.privateKey,
    VITE_VAPID_PUBLIC_KEY: push.publicKey,
    VAPID_SUBJECT: 'mailto:desk@keytrail.test',
  }),
  signIn: () => signInAtMailServer(mail.url),
  statement: /^In the SQL editor: (.*);$/s,
}

async function faults(kind: Kind, change: Environment = {}): Promise<Finding[]> {
  const installation = installationOf({ ...kind.environment(), ...change })
  const found: Finding[] = []
  for await (const findings of examine(installation, throughProxy, kind.signIn)) found.push(...findings)
  return found.filter(({ state }) => state === 'bad')
}

interface Mistake {
  /** Planted in the environment, or by a statement. */
  plant: Environment | string
  /** Undoes the statement; without it, the remedies must. */
  undo?: string
  /** What the doctor says, and the remedy: in full, or how it begins. */
  finds: readonly [about: string, remedy: string][]
}
type Mistakes = Record<string, Mistake>

const server = 'SMTP_URL=smtps://<user>:<password>@<host>:465'
const jobs =
  'Switch pg_cron, pg_net and supabase_vault on (Database, Extensions), then run supabase/setup/jobs.sql'

/** Those that both kinds can have. */
function common(
  set: (variable: string) => string,
  sql: (statement: string) => string,
  other: { key: string; unset: string; migrate: string; publish: string; captcha: string },
): Mistakes {
  return {
    'the secret key of another project': {
      plant: { SUPABASE_SECRET_KEY: 'sb_secret_of_another_project' },
      finds: [['secret key', other.key]],
    },
    'another site': {
      plant: { SITE_URL: 'https://other.example', VITE_SITE_URL: 'https://other.example' },
      finds: [
        ['SITE_URL of the functions', set('SITE_URL=https://other.example')],
        ['site', other.publish],
      ],
    },
    'the webhook secret of another endpoint': {
      plant: { STRIPE_WEBHOOK_SECRET: 'whsec_wrong' },
      finds: [
        [
          'webhook secret',
          `Copy the endpoint’s signing secret at Stripe, then: ${set('STRIPE_WEBHOOK_SECRET=whsec_…')}`,
        ],
      ],
    },
    'no mail server': {
      plant: { SMTP_URL: undefined },
      finds: [['SMTP_URL', set(`${server} CONTACT_TO=<address>`)]],
    },
    'no address for the contact form': {
      plant: { CONTACT_TO: undefined },
      finds: [['CONTACT_TO', set('CONTACT_TO=<address>')]],
    },
    'no key of a provider': {
      plant: { TIKAPI_KEY: undefined },
      finds: [
        ['TIKTOK_VIDEOS', set('TIKAPI_KEY=<from your contract with tikapi>')],
        ['TIKTOK_SUGGESTIONS', set('TIKAPI_KEY=<from your contract with tikapi>')],
      ],
    },
    'a captcha that no page shows': {
      plant: { TURNSTILE_SECRET_KEY: 'a-key' },
      finds: [['Turnstile', other.captcha]],
    },
    'a push service of a test': {
      plant: { PUSH_TEST_ORIGIN: 'http://127.0.0.1:4000' },
      finds: [['PUSH_TEST_ORIGIN', other.unset]],
    },
    'a push service that a test has left': {
      plant: `insert into private.push_services (host, is_test) values ('localhost', true)`,
      finds: [['push services', sql('delete from private.push_services where is_test')]],
    },
    'a migration that is not applied': {
      plant: `update supabase_migrations.schema_migrations set version = 'x' || version`,
      undo: `update supabase_migrations.schema_migrations set version = substr(version, 2)`,
      finds: [['migrations', other.migrate]],
    },
    'no row level security': {
      plant: 'alter table public.keywords disable row level security',
      finds: [['access rules', sql('alter table keywords enable row level security')]],
    },
    'profiles for every visitor': {
      plant:
        'create policy "open" on public.profiles for select to anon using (true); grant select on public.profiles to anon',
      finds: [
        ['access rules', sql('drop policy open on profiles')],
        ['access rules', sql('revoke all on profiles from public, anon')],
      ],
    },
    'a policy that was opened': {
      plant: 'alter policy "owner reads own profile" on public.profiles using (id is not null)',
      finds: [
        [
          'access rules',
          sql(
            'drop policy "owner reads own profile" on profiles; create policy "owner reads own profile" on public.profiles for select to authenticated using (id = (select auth.uid()))',
          ),
        ],
      ],
    },
  }
}

const restart = 'stop the stack, and run npm start.'
const onThisMachine: Mistakes = {
  ...common(
    (variable) => `export ${variable}, ${restart}`,
    (statement) => `psql "$DATABASE_URL" --command '${statement}'`,
    {
      key: 'unset SUPABASE_SECRET_KEY: the stack’s keys are in keys.json',
      unset: `unset PUSH_TEST_ORIGIN, ${restart}`,
      migrate: 'Stop the stack and run npm start, which applies them.',
      publish: 'Have the proxy pass its requests on to http://localhost:',
      captcha: `export VITE_TURNSTILE_SITE_KEY=<from the widget>, ${restart}`,
    },
  ),
  'no schedule': {
    plant: { SCHEDULE: 'off' },
    finds: [['SCHEDULE', `export SCHEDULE=on, ${restart}`]],
  },
  'the sandbox for everyone': {
    plant: { SANDBOX: 'on' },
    finds: [['SANDBOX', `export SANDBOX=off, ${restart}`]],
  },
  'no limits on sign-in': {
    plant: { AUTH_LIMITS: 'off' },
    finds: [['AUTH_LIMITS', `export AUTH_LIMITS=on, ${restart}`]],
  },
  'a proxy that is not trusted': {
    plant: { TRUST_PROXY: undefined },
    finds: [['TRUST_PROXY', `export TRUST_PROXY=on, ${restart}`]],
  },
}

const onSupabase: Mistakes = {
  ...common(
    (variable) => `supabase secrets set ${variable}`,
    (statement) => `In the SQL editor: ${statement};`,
    {
      key: 'Copy this project’s secret key from Project Settings, API Keys, to SUPABASE_SECRET_KEY.',
      unset: 'supabase secrets unset PUSH_TEST_ORIGIN',
      migrate: 'supabase db push',
      publish: 'npx vite build, and publish dist there.',
      captcha:
        'Set VITE_TURNSTILE_SITE_KEY=<from the widget> in .env.local, run npx vite build, and publish dist.',
    },
  ),
  'a mail server that functions cannot reach': {
    plant: { SMTP_URL: 'smtp://user:password@mail.example:587' },
    finds: [['mail server', `supabase secrets set ${server}`]],
  },
  'a job that is switched off': {
    plant: `update cron.job set active = false where jobname = 'track-key-phrases'`,
    finds: [
      [
        'pg_cron',
        'In the SQL editor: select cron.alter_job(jobid, active := true) from cron.job where not active;',
      ],
    ],
  },
  'a job that is missing': {
    plant: `delete from cron.job where jobname = 'send-alerts'`,
    undo: `insert into cron.job (jobname) values ('send-alerts')`,
    finds: [['pg_cron', jobs]],
  },
  'no pg_cron': {
    plant: 'alter schema cron rename to gone',
    undo: 'alter schema gone rename to cron',
    finds: [['pg_cron', jobs]],
  },
  'functions_url of another project': {
    plant: `update vault.secrets set secret = 'https://another.supabase.co/functions/v1' where name = 'functions_url'`,
    finds: [['Vault: functions_url', 'In the SQL editor: select vault.update_secret(id, ']],
  },
  'no functions_url': {
    plant: `delete from vault.secrets where name = 'functions_url'`,
    finds: [['Vault: functions_url', 'In the SQL editor: select vault.create_secret(']],
  },
  'the secret key of another project in Vault': {
    plant: `update vault.secrets set secret = 'sb_secret_another' where name = 'secret_key'`,
    finds: [['Vault: secret_key', 'In the SQL editor: select vault.update_secret(id, ']],
  },
}

describe.each([
  ['this machine', selfHosted, onThisMachine],
  ['Supabase', supabase, onSupabase],
])('an installation on %s', (_, kind, mistakes) => {
  test('has no fault if it is good', async () => {
    expect(await faults(kind)).toEqual([])
  })

  test.each(Object.entries(mistakes))('%s: found, with its remedy', async (_, { plant, undo, finds }) => {
    if (typeof plant === 'string') await database.unsafe(plant)
    const found = await faults(kind, typeof plant === 'string' ? {} : plant)
    expect(found).toMatchObject(
      finds.map(([about, remedy]) => ({ about, remedy: expect.stringContaining(remedy) })),
    )
    if (typeof plant !== 'string') return
    const remedies = found.map(({ remedy = '' }) => kind.statement.exec(remedy)?.[1] ?? '')
    for (const statement of undo ? [undo] : remedies)
      await database.unsafe(statement.replace('<SUPABASE_SECRET_KEY>', stack.keys.secret))
    expect(await faults(kind), 'after the remedy').toEqual([])
  })
})

test('a project that has a domain beside its own name may call its functions by either', async () => {
  const project = 'postgres.abcd:secret@127.0.0.1'
  const reference = new URL(stack.databaseUrl)
  await database.unsafe(
    `update vault.secrets set secret = 'https://abcd.supabase.co/functions/v1/' where name = 'functions_url'`,
  )
  await database.unsafe(`create role "postgres.abcd" superuser login password 'secret'`)
  const DATABASE_URL = `postgres://${project}:${reference.port}${reference.pathname}`
  expect(await faults(supabase, { DATABASE_URL })).toEqual([])
})

/** What `npm run doctor` prints, in a folder without .env files. */
function visit(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, PORT: String(stack.port), DATA_DIR: stack.dataDir, ...environment }
  return new Promise((resolve) => {
    execFile('node', [main], { cwd: stack.dataDir, env }, (error, output) =>
      resolve({ code: Number(error?.code ?? 0), output }),
    )
  })
}

test('the command prints the findings without a secret, and its exit code is the result', async () => {
  const { code, output } = await visit({ SUPABASE_SECRET_KEY: 'sb_secret_another', SCHEDULE: 'off' })
  expect(output).toContain('ok   function tiktok-search: responds')
  expect(output).toContain(
    `BAD  SCHEDULE: is off: nothing is tracked, cleaned up or sent\n     -> export SCHEDULE=on`,
  )
  expect(output).not.toContain('sb_secret')
  expect(code).toBe(1)
  // A developer's machine: its stack has a site of another name here, which is the one fault.
  const local = await visit({ SITE_URL: site, SANDBOX: 'on', TRUST_PROXY: 'on' })
  expect(local.output.match(/^BAD.*$/gm)).toEqual([
    expect.stringContaining('SANDBOX'),
    expect.stringContaining('site: https://keytrail.example does not serve a page'),
  ])
})

test('a stack that does not run is said to', async () => {
  await stack.stop()
  const { code, output } = await visit({})
  expect(code).toBe(1)
  expect(output.match(/^BAD.*$/gm)).toEqual([expect.stringContaining('does not respond')])
  expect(output).toContain('-> Start it: npm start')
})
