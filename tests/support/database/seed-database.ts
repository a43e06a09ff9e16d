import { rmSync } from 'node:fs'
import { newDataDir } from '../stack/seeded-data.ts'
import { startStack } from '../stack/stack.ts'
import { startPostgres } from './postgres-server.ts'
import { seededDatabaseVariable, seededFilesVariable } from './seeded-database.ts'

/** API tests and journeys use PostgreSQL, which serves requests in a third of the embedded database's time. */
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
