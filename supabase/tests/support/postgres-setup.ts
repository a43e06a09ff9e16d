import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../tests/support/database/postgres-server.ts'
import { connectPostgres } from '../../local/database/connection.ts'
import { openTestApi } from './test-api.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const templateUrl = await server.createDatabase()
  const api = await openTestApi(connectPostgres(templateUrl))
  // PostgreSQL can copy a template only if it has no connections.
  await api.close()
  project.provide('templateUrl', templateUrl)
  return () => server.stop()
}
