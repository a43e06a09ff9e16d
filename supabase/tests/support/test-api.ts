import { type Database, openDatabase } from '../../local/database.ts'

/** The keys that the API of every test takes. */
export const keys = {
  publishable: 'sb_publishable_0123456789012345678901_01234567',
  secret: 'sb_secret_0123456789012345678901_01234567',
}

/** The stack's own API over a connection, which brings its database up to the newest migration. */
export function openTestApi(connection: Parameters<typeof openDatabase>[0]['connection']): Promise<Database> {
  return openDatabase({
    connection,
    keys,
    jwtSecret: 'a secret of forty characters for a test!',
    siteUrl: 'http://localhost:3000',
    email: { send: async () => undefined },
  })
}
