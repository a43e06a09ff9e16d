import { spawnSync } from 'node:child_process'

// What `npm run check` holds: each is a command that fails by its exit code.
const checks: Record<string, [command: string, ...parameters: string[]]> = {
  types: ['tsc', '-p', 'tsconfig.json'],
  'types of the service worker': ['tsc', '-p', 'tsconfig.worker.json'],
  'types of the functions': [
    'deno',
    'check',
    '--quiet',
    'supabase/functions',
    'supabase/local/functions-host.deno.ts',
  ],
  'lint and format': ['biome', 'ci', '--error-on-warnings', '.'],
  architecture: ['vitest', 'run', '--project', 'rules', '--reporter=dot', 'tests/architecture.test.ts'],
  'unused code': ['knip'],
  build: ['vite', 'build', '--logLevel', 'warn'],
  'bundle budgets': ['node', 'tests/budgets.ts'],
}

/** Runs every check and prints the output of those that fail. */
export function runChecks(): { passed: number; failed: number } {
  let failed = 0
  for (const [name, [command, ...parameters]] of Object.entries(checks)) {
    const { status, stdout, stderr } = spawnSync(command, parameters, {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}\n`)
    if (status === 0 && name !== 'bundle budgets') continue
    process.stdout.write(`${stdout}${stderr}`)
    if (status !== 0) failed += 1
  }
  return { passed: Object.keys(checks).length - failed, failed }
}

if (import.meta.main) {
  const { failed } = runChecks()
  process.exit(failed === 0 ? 0 : 1)
}
