import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { inLanes } from './support/stack/lanes.ts'
import { setup as seedData } from './support/stack/seed-data.ts'

export interface SuiteResult {
  passed: number
  failed: number
  files: { file: string; seconds: number }[]
}

type Check = [command: string, ...parameters: string[]] | (() => Promise<void>)

// The checks start in this order, so the longest come first.
const checks: Record<string, Check> = {
  // Starts the stack for the first time, which also creates the build.
  'build, migrations and seed': seedData,
  types: ['tsc', '-p', 'tsconfig.json'],
  'types of the service worker': ['tsc', '-p', 'tsconfig.worker.json'],
  'types of the functions': [
    'deno',
    'check',
    '--quiet',
    'supabase/functions',
    'supabase/local/http/functions-host.deno.ts',
  ],
  'unused code': ['knip'],
  'lint and format': ['biome', 'ci', '--error-on-warnings', '.'],
  'known vulnerabilities in dependencies': ['node', 'tests/audit.ts'],
  architecture: ['vitest', 'run', '--project', 'rules', '--reporter=dot', 'tests/architecture.test.ts'],
}
const checksOfBuild: typeof checks = {
  'bundle budgets': ['node', 'tests/budgets.ts'],
  'syntax of the oldest browsers': ['node', 'tests/parses.ts'],
  'no cycle of chunks': ['node', 'tests/chunk-circles.ts'],
  'no secret in the build': ['node', 'tests/build-secrets.ts'],
}
/** Checks whose output is shown even if they pass. */
const telling = ['bundle budgets', 'known vulnerabilities in dependencies']

function runCommand([command, ...parameters]: [string, ...string[]]): Promise<{
  ok: boolean
  output: string
}> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { env: { ...process.env, NO_COLOR: '1' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text
      })
    }
    child.once('error', (error) => resolve({ ok: false, output: `${error}\n` }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

async function runCheck(name: string, check: Check): Promise<boolean> {
  const { ok, output } = Array.isArray(check)
    ? await runCommand(check)
    : await check().then(
        () => ({ ok: true, output: '' }),
        (error: unknown) => ({ ok: false, output: `${error}\n` }),
      )
  const told = ok && !telling.includes(name) ? '' : output
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name}\n${told}`)
  return ok
}

export async function runChecks(): Promise<SuiteResult> {
  const outcomes = await inLanes(availableParallelism(), Object.entries(checks), (check) =>
    runCheck(...check),
  )
  for (const next of Object.entries(checksOfBuild)) outcomes.push(await runCheck(...next))
  const passed = outcomes.filter(Boolean).length
  return { passed, failed: outcomes.length - passed, files: [] }
}

if (import.meta.main) {
  const { failed } = await runChecks()
  process.exit(failed === 0 ? 0 : 1)
}
