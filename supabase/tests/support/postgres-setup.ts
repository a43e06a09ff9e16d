import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../../tests/support/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty databases on a real server, one for each test file that asks. */
    postgresUrls: string[]
  }
}

const databases = 20

/** Starts the one PostgreSQL server that all database tests share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const urls: string[] = []
  for (let n = 0; n < databases; n += 1) urls.push(await server.createDatabase())
  project.provide('postgresUrls', urls)
  return () => server.stop()
}
