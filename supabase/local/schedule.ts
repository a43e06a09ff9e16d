import { Cron } from 'croner'
import type { Database } from './database.ts'
import type { FunctionsProcess } from './functions-process.ts'

interface ScheduleParts {
  database: Database
  functions: FunctionsProcess
  secretKey: string
}

/** Runs what pg_cron runs on hosted Supabase (the migrations schedule_…). Returns the stop. */
export function startSchedule(
  { database, functions, secretKey }: ScheduleParts,
  onError: (error: unknown) => void,
): () => void {
  const callFunction = async (name: string) => {
    const request = new Request(`http://localhost/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
    })
    const answer = await functions.fetch(request)
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
  }
  const work: Record<string, () => Promise<unknown>> = {
    '* * * * *': () => database.exec('select public.expire_pending_searches()'),
    '7 * * * *': () => database.exec('select public.forget_addresses()'),
    '17 * * * *': () => callFunction('stripe-reconcile'),
    '*/5 * * * *': () => callFunction('track-key-phrases'),
    '2-59/10 * * * *': () => callFunction('send-alerts'),
    '41 3 * * *': () => database.exec('select public.forget_old_traces()'),
  }
  const jobs = Object.entries(work).map(
    ([times, run]) => new Cron(times, { protect: true, catch: onError }, async () => void (await run())),
  )
  return () => {
    for (const job of jobs) job.stop()
  }
}
