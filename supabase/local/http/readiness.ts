import type { Database } from '../database/database.ts'
import type { FunctionsProcess } from './functions-process.ts'

const patienceMs = 2_000

function inTime(answer: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs).unref())
  return Promise.race([answer.catch(() => false), late])
}

/** Which of the parts that a request needs answer within two seconds. */
export async function readiness(
  database: Database,
  functions: FunctionsProcess,
): Promise<{ database: boolean; functions: boolean }> {
  const [databaseAnswers, functionsAnswer] = await Promise.all([
    inTime(database.query('select 1', []).then(() => true)),
    // There is no function of no name, and the process itself says so.
    inTime(
      functions.fetch(new Request('http://localhost/functions/v1/')).then(({ status }) => status === 404),
    ),
  ])
  return { database: databaseAnswers, functions: functionsAnswer }
}
