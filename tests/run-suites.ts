// Runs the named suites, or all except `engines` if none is named. Any other words select the test files whose paths
// contain one of them. `--all` adds the long profiles.
import { runChecks } from './checks.ts'
import { ensureEngines } from './engines/driver/engines.ts'
import { ensureChromium } from './support/browser/chromium.ts'
import { denoSuite, type SuiteResult, testFilesNamed, vitestSuite } from './support/project/suites.ts'

function onStacks(...projects: ('api' | 'journeys')[]): Promise<SuiteResult> {
  if (projects.includes('journeys')) ensureChromium()
  return vitestSuite(...projects.flatMap((project) => ['--project', project]))
}

const suites: Record<string, () => Promise<SuiteResult>> = {
  checks: runChecks,
  rules: () => vitestSuite('--project', 'rules', '--project', 'pure rules', '--project', 'components'),
  database: () => vitestSuite('--project', 'database'),
  functions: () => denoSuite('supabase/functions'),
  // Run together to share one database server.
  'api and journeys': () => onStacks('api', 'journeys'),
}

const apart: typeof suites = {
  api: () => onStacks('api'),
  journeys: () => onStacks('journeys'),
  engines: () => {
    ensureEngines()
    return vitestSuite('--project', 'engines')
  },
}

function findRuns(words: readonly string[]): typeof suites {
  const files = testFilesNamed(words)
  if (files.length === 0) throw new Error(`No suite and no test file is named ${words.join(' or ')}`)
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
