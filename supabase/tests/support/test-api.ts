import { type Database, openDatabase } from '../../local/database/database.ts'

export const keys = {
  publishable: 'sb_publishable_0123456789012345678901_01234567',
  secret: 'sb_secret_0123456789012345678901_01234567',
}

export function testOptions(connection: Parameters<typeof openDatabase>[0]['connection']) {
  return {
    connection,
    keys,
    jwtSecret: 'a secret of forty characters for a test!',
    siteUrl: 'http://localhost:3000',
    email: { send: async () => undefined },
    confirmEmail: false,
  }
}

export function openTestApi(connection: Parameters<typeof testOptions>[0]): Promise<Database> {
  return openDatabase(testOptions(connection))
}
