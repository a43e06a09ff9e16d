import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { App, Connection } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'

// lite's table of applied migrations, in the Supabase CLI's format and written in the migration's transaction.
const record = 'supabase_migrations.schema_migrations'

async function refuseUnknownMigrations(connection: Connection): Promise<void> {
  const { rows } = (await connection.exec(`select version from ${record} order by version`)) as {
    rows: { version: string }[]
  }
  const known = readdirSync(join(import.meta.dirname, '../../migrations')).map((name) => name.slice(0, 14))
  const unknown = rows.find(({ version }) => !known.includes(version))
  if (unknown)
    throw new Error(
      `the database has migrations that this version of Keytrail does not know, for example ${unknown.version}. Nothing was changed. Start the version that created them, or use another DATA_DIR or DATABASE_URL.`,
    )
}

/** Throws if a migration fails or the database has unknown migrations. */
export async function migrate(app: App, connection: Connection): Promise<void> {
  await refuseUnknownMigrations(connection)
  await applyPendingMigrations(app)
}
