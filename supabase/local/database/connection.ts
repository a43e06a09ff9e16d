import type { Connection } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { isBusyState } from '../../functions/_shared/failure.ts'
import { setAtOnce } from './request-settings.ts'

// lite passes JSON parameters as text. The driver would encode the text again, as a JSON string.
function writeJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

// Without a limit, `end` can wait forever, for example for a blocked statement.
const patienceSeconds = 2

/** Few connections suffice, because a request holds one only for about six round trips to the database. */
export const maxConnections = 20

/** The driver's and Node's error codes for a lost connection. */
const lostConnection = /^(CONNECT|ECONN)/

/** Replaces an error that a retry may avoid, so that lite responds with 503 `busy`. */
function asBusy(error: unknown): unknown {
  const { code } = Object(error)
  if (!isBusyState(code) && !lostConnection.test(String(code))) return error
  return Object.assign(new Error('busy', { cause: error }), { code: 'PT503' })
}

export function connectPostgres(url: string): PostgresConnection {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: maxConnections,
      onnotice: () => undefined,
      types: {
        json: { to: 114, from: [114], serialize: writeJson, parse: JSON.parse },
        jsonb: { to: 3802, from: [3802], serialize: writeJson, parse: JSON.parse },
      },
    },
  })
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => asBusy(normalize(error))
  connection.close = () => connection.driver.end({ timeout: patienceSeconds })
  return connection
}

export async function connect(databaseUrl: string | undefined, directory: string): Promise<Connection> {
  return setAtOnce(
    databaseUrl ? connectPostgres(databaseUrl) : await createPgliteConnection({ url: directory }),
  )
}
