import type { Environment } from '../../../supabase/doctor/installation.ts'

interface Mistake {
  /** A change to the environment, or an SQL statement. */
  plant: Environment | string
  /** An SQL statement that undoes the mistake. If it is missing, the remedies must undo the mistake. */
  undo?: string
  /** The expected findings. The actual remedy may contain more text than `remedy`. */
  finds: readonly [about: string, remedy: string][]
}
type Mistakes = Record<string, Mistake>

const server = 'SMTP_URL=smtps://<user>:<password>@<host>:465'
const jobs =
  'Switch pg_cron, pg_net and supabase_vault on (Database, Extensions), then run supabase/setup/jobs.sql'

function common(
  set: (variable: string) => string,
  sql: (statement: string) => string,
  other: { key: string; unset: string; migrate: string; publish: string },
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
    'a push service of a test': {
      plant: { PUSH_TEST_ORIGIN: 'http://127.0.0.1:4000' },
      finds: [['PUSH_TEST_ORIGIN', other.unset]],
    },
    'a push service left by a test': {
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
    'policies that match every row': {
      plant:
        'alter policy "owner reads own profile" on public.profiles using (id is not null); alter policy "owner reads own rows" on public.alerts using (user_id is not null)',
      finds: [
        [
          'access rules',
          sql(
            'drop policy "owner reads own profile" on profiles; create policy "owner reads own profile" on public.profiles for select to authenticated using (id = (select auth.uid()))',
          ),
        ],
        [
          'access rules',
          sql(
            'drop policy "owner reads own rows" on alerts; create policy "owner reads own rows" on public.alerts for select to authenticated using (user_id = (select auth.uid()))',
          ),
        ],
      ],
    },
  }
}

const restart = 'stop the stack, and run npm start.'
export const onThisMachine: Mistakes = {
  ...common(
    (variable) => `export ${variable}, ${restart}`,
    (statement) => `psql "$DATABASE_URL" --command '${statement}'`,
    {
      key: 'unset SUPABASE_SECRET_KEY: the stack’s keys are in keys.json',
      unset: `unset PUSH_TEST_ORIGIN, ${restart}`,
      migrate: 'Stop the stack and run npm start, which applies them.',
      publish: 'Have the proxy pass its requests on to http://localhost:',
    },
  ),
  'no schedule': {
    plant: { SCHEDULE: 'off' },
    finds: [['SCHEDULE', `export SCHEDULE=on, ${restart}`]],
  },
  'a public sandbox': {
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

export const onSupabase: Mistakes = {
  ...common(
    (variable) => `supabase secrets set ${variable}`,
    (statement) => `In the SQL editor: ${statement};`,
    {
      key: 'Copy this project’s secret key from Project Settings, API Keys, to SUPABASE_SECRET_KEY.',
      unset: 'supabase secrets unset PUSH_TEST_ORIGIN',
      migrate: 'supabase db push',
      publish: 'npx vite build, and publish dist there.',
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
