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

const inDatabase = [
  'delete-accounts',
  'expire-pending-searches',
  'keep-measurements',
  'purge-old-rows',
  'take-imports-back',
]

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
  const run = async (name: string) => {
    if (inDatabase.includes(name))
      return void (await database.exec(`select public.${name.replaceAll('-', '_')}()`))
    if (name !== 'track-key-phrases') return await callFunction(name)
    const [row] = await database.query('select private.tracker_workers_wanted() as workers', [])
    const calls = Array.from({ length: Number(row?.workers) }, () => callFunction(name))
    await Promise.all(calls.map((call) => call.catch(onError)))
  }
  const jobs = Object.entries(schedule).map(
    ([name, at]) => new Cron(at, { protect: true, catch: onError, timezone: 'UTC' }, () => run(name)),
  )
  return () => {
    for (const job of jobs) job.stop()
  }
}
