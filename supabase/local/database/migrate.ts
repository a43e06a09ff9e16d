import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { App, Connection } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'

// lite keeps the record as the Supabase CLI does, and writes it in the transaction of the migration.
const record = 'supabase_migrations.schema_migrations'

/** Throws if the database has migrations of another version of Keytrail, and leaves it as it was. */
async function refuseUnknownMigrations(connection: Connection): Promise<void> {
  const { rows } = (await connection.exec(`select version from ${record} order by version`)) as {
    rows: { version: string }[]
  }
  const known = readdirSync(join(import.meta.dirname, '../../migrations')).map((name) => name.slice(0, 14))
  const unknown = rows.find(({ version }) => !known.includes(version))
  if (unknown)
    throw new Error(
      `the database has migrations that this version of Keytrail does not know, ${unknown.version} for one. Nothing was changed. Start the version that made them, or use another DATA_DIR or DATABASE_URL.`,
    )
}

/** Brings the database up to the newest migration. Throws if it cannot, and leaves it as it was. */
export async function migrate(app: App, connection: Connection): Promise<void> {
  await refuseUnknownMigrations(connection)
  await applyPendingMigrations(app)
}
