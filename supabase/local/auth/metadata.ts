import type { Database } from '../database/database.ts'
import { authError } from './auth-error.ts'

// The database's limit (12_profiles.sql) minus the size of the fields that the auth service adds at sign-up.
const maxBytes = 15_900

/** Null if the metadata fits. */
export async function refusedMetadata(
  database: Database,
  userId: string | null,
  data: object,
): Promise<Response | null> {
  const [row] = await database.query(
    `select octet_length((coalesce((select raw_user_meta_data from auth.users where id = $1), '{}') || $2::jsonb)::text)`,
    [userId, JSON.stringify(data)],
  )
  if (Number(row?.octet_length) <= maxBytes) return null
  return authError(422, 'validation_failed', 'The user metadata is too large: 16 kB at most')
}
