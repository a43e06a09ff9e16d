import { rmSync } from 'node:fs'
import { newDataDir } from '../stack/seeded-data.ts'
import { startStack } from '../stack/stack.ts'
import { startPostgres } from './postgres-server.ts'
import { seededDatabaseVariable, seededFilesVariable } from './seeded-database.ts'

/**
 * Starts a PostgreSQL server with the database of a stack that has started once; the other stacks copy this
 * database. PostgreSQL serves a browser's requests in a third of the embedded database's time. Does nothing
 * if another project of this run has started a server.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[seededDatabaseVariable]) return undefined
  const server = await startPostgres()
  const url = await server.createDatabase()
  const files = newDataDir()
  const stack = await startStack({ DATABASE_URL: url }, files)
  await stack.stop()
  process.env[seededDatabaseVariable] = url
  process.env[seededFilesVariable] = files
  return async () => {
    await server.stop()
    rmSync(files, { recursive: true, force: true })
  }
}
