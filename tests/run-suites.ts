// Runs the named suites, or all except `engines` if none is named. Any other word selects the test files
// whose paths contain it. `--all` adds the long profiles.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runChecks, type SuiteResult } from './checks.ts'
import { ensureEngines } from './engines/driver/engines.ts'
import { ensureChromium } from './support/browser/chromium.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}

// Counts at least one failure if the run failed, because a file that cannot be loaded has no failed test.
const failedAtLeastOnce = (failed: number, status: number | null) =>
  status === 0 ? failed : Math.max(failed, 1)

async function vitestSuite(...filters: string[]): Promise<SuiteResult> {
  const folder = mkdtempSync(join(tmpdir(), 'keytrail-report-'))
  const report = join(folder, 'report.json')
  const reporters = [
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--silent=passed-only',
  ]
  const { status } = spawnSync('vitest', ['run', ...reporters, ...filters], { stdio: 'inherit' })
  try {
    const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    return {
      passed: numPassedTests,
      failed: failedAtLeastOnce(numFailedTests, status),
      files: testResults.map(({ name, startTime, endTime }) => ({
        file: relative(process.cwd(), name),
        seconds: (endTime - startTime) / 1000,
      })),
    }
  } catch {
    return { passed: 0, failed: 1, files: [] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function denoSuite(...paths: string[]): Promise<SuiteResult> {
  const permissions = ['--allow-net', '--allow-env', '--allow-read=.', '--allow-sys', '--no-prompt']
  // `npm run check` already checks the types.
  const flags = ['--no-check', '--parallel', '--quiet', ...permissions]
  const { status, stdout } = spawnSync('deno', ['test', ...flags, ...paths], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  process.stdout.write(stdout)
  const [, passed, failed] = /(\d+) passed(?: \(\d+ steps?\))? \| (\d+) failed/.exec(stdout) ?? []
  return { passed: Number(passed ?? 0), failed: failedAtLeastOnce(Number(failed ?? 0), status), files: [] }
}

function testFilesNamed(words: readonly string[]): string[] {
  return globSync('{src,supabase,sanity,tests}/**/*.test.{ts,tsx}').filter((file) =>
    words.some((word) => file.includes(word)),
  )
}

const projectsSuite = (...projects: string[]) =>
  vitestSuite(...projects.flatMap((project) => ['--project', project]))

function onStacks(...projects: ('api' | 'journeys')[]): Promise<SuiteResult> {
  if (projects.includes('journeys')) ensureChromium()
  return projectsSuite(...projects)
}

const suites: Record<string, () => Promise<SuiteResult>> = {
  checks: runChecks,
  rules: () => projectsSuite('rules', 'pure rules', 'components', 'isolated rules', 'isolated components'),
  database: () => projectsSuite('database'),
  functions: () => denoSuite('supabase/functions'),
  // These two suites run together to share one database server.
  'api and journeys': () => onStacks('api', 'journeys'),
}

const apart: typeof suites = {
  api: () => onStacks('api'),
  journeys: () => onStacks('journeys'),
  engines: () => {
    ensureEngines()
    return projectsSuite('engines')
  },
}

function findRuns(words: readonly string[]): typeof suites {
  const files = testFilesNamed(words)
  const unknown = words.filter((word) => !files.some((file) => file.includes(word)))
  if (unknown.length > 0) throw new Error(`No suite and no test file is named ${unknown.join(' or ')}`)
  const [onDeno, onVitest] = [true, false].map((isFunction) =>
    files.filter((file) => file.startsWith('supabase/functions/') === isFunction),
  ) as [string[], string[]]
  if (onVitest.some((file) => /^tests\/(journeys|faults)\//.test(file))) ensureChromium()
  return {
    ...(onVitest.length > 0 && { files: () => vitestSuite(...onVitest) }),
    ...(onDeno.length > 0 && { 'files on Deno': () => denoSuite(...onDeno) }),
  }
}

function chosenRuns(words: readonly string[]): [string, () => Promise<SuiteResult>][] {
  if (words.length === 0) return Object.entries(suites)
  const known = { ...suites, ...apart }
  const others = words.filter((word) => !(word in known))
  const named = Object.entries(known).filter(([name]) => words.includes(name))
  return [...named, ...Object.entries(others.length > 0 ? findRuns(others) : {})]
}

const given = process.argv.slice(2)
if (given.includes('--all')) process.env.KEYTRAIL_LONG = '1'
const results: SuiteResult[] = []
for (const [name, run] of chosenRuns(given.filter((word) => word !== '--all'))) {
  process.stdout.write(`\n== ${name}\n`)
  const startedAt = Date.now()
  const result = await run()
  results.push(result)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  process.stdout.write(`${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s\n`)
}

const slowest = results
  .flatMap(({ files }) => files)
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, 10)
if (slowest.length > 0) {
  process.stdout.write('\nThe slowest files:\n')
  for (const { file, seconds } of slowest)
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${file}\n`)
}
const total = (count: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[count], 0)
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`)
process.exit(total('failed') === 0 ? 0 : 1)
