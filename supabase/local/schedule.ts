import { Cron } from 'croner'
import type { Database } from './database.ts'

/** Runs what pg_cron runs on hosted Supabase (the migration schedule_jobs). Returns the stop. */
export function startSchedule(database: Database, onError: (error: unknown) => void): () => void {
  const job = new Cron('* * * * *', { protect: true, catch: onError }, async () => {
    await database.exec('select public.expire_pending_searches()')
  })
  return () => job.stop()
}
