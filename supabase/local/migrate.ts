import type { App, Connection } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import squashed from '../setup/squashed.json' with { type: 'json' }

// lite keeps the record as the Supabase CLI does, and writes it in the transaction of the migration.
const record = 'supabase_migrations.schema_migrations'

async function appliedTo(connection: Connection): Promise<string[]> {
  const { rows } = (await connection.exec(`select version from ${record} order by version`)) as {
    rows: { version: string }[]
  }
  return rows.map(({ version }) => version)
}

/**
 * A database that has all of the migrations that the baseline took the place of is what the baseline makes: only the
 * record of it changes. One that has some of them, or others, cannot follow; it is left as it is. Throws a sentence
 * that says what to do.
 */
async function carryOver(connection: Connection): Promise<void> {
  const { baseline, commit, replaces } = squashed
  const applied = await appliedTo(connection)
  if (applied.length === 0 || applied.includes(baseline)) return
  const unknown = applied.filter((version) => !replaces.includes(version))
  if (unknown.length > 0)
    throw new Error(
      `the database has migrations that this version of Keytrail does not know, ${unknown[0]} for one. Nothing was changed. Start the version that made them, or give this one another DATA_DIR or DATABASE_URL.`,
    )
  const missing = replaces.filter((version) => !applied.includes(version))
  if (missing.length > 0)
    throw new Error(
      `the database is of an earlier version of Keytrail and lacks ${missing.length} of its migrations, from ${missing[0]}. Nothing was changed. Start the version of commit ${commit} once with the same DATA_DIR or DATABASE_URL, stop it, and start this one again.`,
    )
  await connection.transaction(
    [
      `delete from ${record}`,
      `insert into ${record} (version, name, statements) values ('${baseline}', 'baseline', '{}')`,
    ],
    { intent: 'migration' },
  )
}

/** Brings the database up to the newest migration. Throws where it cannot, and leaves it as it was. */
export async function migrate(app: App, connection: Connection): Promise<void> {
  await carryOver(connection)
  await applyPendingMigrations(app)
}
