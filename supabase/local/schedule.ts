import { Cron } from 'croner'
import type { Database } from './database/database.ts'
import type { FunctionsProcess } from './http/functions-process.ts'

/** The same schedule as the migrations set for pg_cron. */
export const schedule = {
  'delete-accounts': '* * * * *',
  'expire-pending-searches': '* * * * *',
  'keep-measurements': '9-59/10 * * * *',
  'purge-old-rows': '* * * * *',
  'send-alerts': '2-59/10 * * * *',
  'send-digests': '4-59/10 * * * *',
  'send-webhooks': '* * * * *',
  'stripe-reconcile': '7-59/10 * * * *',
  'take-imports-back': '* * * * *',
  'track-key-phrases': '* * * * *',
}

const jobNames = Object.keys(schedule) as (keyof typeof schedule)[]

interface ScheduleParts {
  database: Database
  functions: FunctionsProcess
  secretKey: string
}

/** Returns a function that stops the jobs. */
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
    if (!answer.ok) throw new Error(`${name} responded with ${answer.status}`)
  }
  const work: Record<keyof typeof schedule, () => Promise<unknown>> = {
    'delete-accounts': () => database.exec('select public.delete_accounts()'),
    'expire-pending-searches': () => database.exec('select public.expire_pending_searches()'),
    'keep-measurements': () => database.exec('select public.keep_measurements()'),
    'purge-old-rows': () => database.exec('select public.purge_old_rows()'),
    'send-alerts': () => callFunction('send-alerts'),
    'send-digests': () => callFunction('send-digests'),
    'send-webhooks': () => callFunction('send-webhooks'),
    'stripe-reconcile': () => callFunction('stripe-reconcile'),
    'take-imports-back': () => database.exec('select public.take_imports_back()'),
    'track-key-phrases': async () => {
      const [row] = await database.query('select private.tracker_workers_wanted() as workers', [])
      const calls = Array.from({ length: Number(row?.workers) }, () => callFunction('track-key-phrases'))
      await Promise.all(calls.map((call) => call.catch(onError)))
    },
  }
  const jobs = jobNames.map(
    (name) =>
      new Cron(
        schedule[name],
        { protect: true, catch: onError, timezone: 'UTC' },
        async () => void (await work[name]()),
      ),
  )
  return () => {
    for (const job of jobs) job.stop()
  }
}
