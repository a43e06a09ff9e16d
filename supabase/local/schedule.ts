import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Cron } from 'croner'
import type { Database } from './database/database.ts'
import type { FunctionsProcess } from './http/functions-process.ts'

const hostedJobs = readFileSync(join(import.meta.dirname, '../setup/jobs.sql'), 'utf8')

/** Each job's schedule in pg_cron's format, read from supabase/setup/jobs.sql. */
export const schedule: Record<string, string> = Object.fromEntries(
  [...hostedJobs.matchAll(/cron\.schedule\('([\w-]+)', '([^']+)'/g)].map(([, name, times]) => [name, times]),
)

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
    const statement = `select public.${name.replaceAll('-', '_')}()`
    if (hostedJobs.includes(`'${statement}'`)) return void (await database.exec(statement))
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
