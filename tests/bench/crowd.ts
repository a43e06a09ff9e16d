// Runs 200 users for 120 seconds (or the numbers in the arguments) on the whole stack with PostgreSQL: they
// read, search, check, track and sign in while the schedule runs. No request may fail or return another
// user's row, and no process of the stack may keep growing.
import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { startPostgres } from '../support/database/postgres-server.ts'
import { newSeed, seededRandom } from '../support/project/random.ts'
import { endByVerdicts, judge, quantile, say } from '../support/project/verdicts.ts'
import { inLanes } from '../support/stack/lanes.ts'
import { startStack } from '../support/stack/stack.ts'
import { actionsOn, newPerson, strangersIn } from './crowd/person.ts'

const [people = 200, seconds = 120] = process.argv.slice(2).map(Number)
const seed = newSeed()
const thinkMs = { least: 500, most: 2_500 }
const lookEveryMs = 5_000
/** The factor by which median memory may grow from the second quarter, when caches are full, to the last. */
const maxGrowth = 1.15

/** Returns the memory in MB of this process's descendants, summed by process name. */
async function memoryOfStack(): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, rss, ...name] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), mb: Number(rss) / 1024, name: name.join(' ') }
    })
  const held: Record<string, number> = {}
  const visit = (parent: number) => {
    for (const child of processes.filter((one) => one.parent === parent)) {
      // Skips PostgreSQL, because its processes share most of their memory.
      if (child.name !== 'ps' && child.name !== 'postgres')
        held[child.name] = (held[child.name] ?? 0) + child.mb
      visit(child.pid)
    }
  }
  visit(process.pid)
  return held
}

const middle = (values: number[]) => quantile(values, 0.5)

const server = await startPostgres()
const databaseUrl = await server.createDatabase()
const stack = await startStack({
  DATABASE_URL: databaseUrl,
  SCHEDULE: 'on',
  TRUST_PROXY: 'on',
  AUTH_LIMITS: 'off',
})
const owner = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
try {
  const numbers = Array.from({ length: people }, (_, n) => n)
  const crowd = await inLanes(8, numbers, (n) => newPerson(stack, n))
  const actions = Object.entries(actionsOn(stack))
  const times: Record<string, number[]> = {}
  const errors = new Map<string, number>()
  const wrong = (what: string) => errors.set(what, (errors.get(what) ?? 0) + 1)

  const until = performance.now() + seconds * 1000
  const live = async (person: (typeof crowd)[number], n: number) => {
    const random = seededRandom(seed + n)
    await setTimeout(random() * thinkMs.most)
    while (performance.now() < until) {
      let chance = random() * 100
      const [name, { act }] =
        actions.find(([, { often }]) => {
          chance -= often
          return chance < 0
        }) ?? (actions[0] as (typeof actions)[number])
      const began = performance.now()
      try {
        const { status, body } = await act(person, random)
        if (status >= 300) wrong(`${name}: ${status} ${JSON.stringify(body).slice(0, 160)}`)
        if (strangersIn(body, person).length > 0) wrong(`${name}: another user's rows`)
      } catch (error) {
        wrong(`${name}: ${error}`)
      }
      times[name] = [...(times[name] ?? []), performance.now() - began]
      await setTimeout(thinkMs.least + random() * (thinkMs.most - thinkMs.least))
    }
  }

  const held: Record<string, number>[] = []
  const look = async () => {
    while (performance.now() < until) {
      held.push(await memoryOfStack())
      // Makes all phrases due now, instead of each at its own hour.
      await owner`update private.tracked_days set next_attempt_at = now() where state = 'due'
        and next_attempt_at > now() and day <= (now() at time zone 'UTC')::date`
      await setTimeout(lookEveryMs)
    }
  }
  await Promise.all([look(), ...crowd.map(live)])

  const all = Object.values(times).flat()
  say(
    `${people} people, ${seconds} s, seed ${seed}: ${all.length} actions, ${(all.length / seconds).toFixed(0)} a second`,
  )
  for (const [name, list] of Object.entries(times))
    say(
      `     ${name}: ${list.length}, p50 ${middle(list).toFixed(0)} ms, p95 ${quantile(list, 0.95).toFixed(0)} ms`,
    )
  say(
    `     all: p50 ${middle(all).toFixed(0)} ms, p95 ${quantile(all, 0.95).toFixed(0)} ms, p99 ${quantile(all, 0.99).toFixed(0)} ms`,
  )
  const [tracked] =
    await owner`select count(*)::integer as checks from public.search_history where origin = 'tracker'
    and user_id in (select id from public.profiles where email like 'person-%')`
  judge(Number(tracked?.checks) > 0, `${tracked?.checks} key phrases tracked meanwhile`)

  judge(errors.size === 0, `${[...errors.values()].reduce((sum, count) => sum + count, 0)} errors`)
  for (const [what, count] of errors) say(`     ${count} x ${what}`)
  for (const name of Object.keys(held.at(-1) ?? {})) {
    const series = held.map((one) => one[name] ?? 0)
    const quarter = Math.ceil(series.length / 4)
    const [before, after] = [middle(series.slice(quarter, 2 * quarter)), middle(series.slice(-quarter))]
    judge(
      after <= before * maxGrowth,
      `memory of ${name}: ${before.toFixed(0)} MB in the second quarter, ${after.toFixed(0)} in the last ` +
        `(${series.map((mb) => mb.toFixed(0)).join(' ')})`,
    )
  }
} finally {
  await owner.end()
  await stack.remove()
  await server.stop()
}
endByVerdicts()
