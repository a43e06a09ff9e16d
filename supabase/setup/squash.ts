import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// `npm run squash` writes the one baseline migration from the declared schemas and setup files. Use it only
// before the release of 1.0.0: from then on, migrations are only added.

const supabase = join(import.meta.dirname, '..')
const migrations = join(supabase, 'migrations')
const sources = [
  ...readdirSync(join(supabase, 'schemas'))
    .sort()
    .map((name) => `schemas/${name}`),
  'setup/plans.sql',
  'setup/rows.sql',
  'setup/jobs.sql',
]

for (const name of readdirSync(migrations)) rmSync(join(migrations, name))
writeFileSync(
  join(migrations, '20261125000000_baseline.sql'),
  sources.map((name) => `-- supabase/${name}\n\n${readFileSync(join(supabase, name), 'utf8')}`).join('\n'),
)
