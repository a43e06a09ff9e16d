import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// `npm run squash -- 20261123000000`: one migration of this version in place of all, put together from the declared
// schemas and from what they cannot declare. For databases that have all of the others, squashed.json says which they
// were. Only before a release: databases that stand between two migrations cannot follow.

const [version = ''] = process.argv.slice(2)
if (!/^\d{14}$/.test(version)) throw new Error('Say the version of the new baseline: fourteen digits')

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
const squashed = readdirSync(migrations).sort()

for (const name of squashed) rmSync(join(migrations, name))
writeFileSync(
  join(migrations, `${version}_baseline.sql`),
  sources.map((name) => `-- supabase/${name}\n\n${readFileSync(join(supabase, name), 'utf8')}`).join('\n'),
)
writeFileSync(
  join(import.meta.dirname, 'squashed.json'),
  `${JSON.stringify(
    {
      baseline: version,
      commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
      replaces: squashed.map((name) => name.slice(0, 14)),
    },
    null,
    2,
  )}\n`,
)
