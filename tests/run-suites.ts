import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from './checks.ts'
import { ensureChromium } from './support/chromium.ts'

interface Count {
  passed: number
  failed: number
}

const crashed: Count = { passed: 0, failed: 1 }
const reports = mkdtempSync(join(tmpdir(), 'keytrail-reports-'))

function vitest(project: string): Count {
  const report = join(reports, `${project}.json`)
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--silent=passed-only',
    ],
    { stdio: 'inherit' },
  )
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'))
    const count = { passed: result.numPassedTests, failed: result.numFailedTests }
    // A file that cannot even be loaded fails the run without a failed test.
    return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return crashed
  }
}

function deno(): Count {
  const flags = ['--allow-net', '--allow-env', '--allow-read=.', '--allow-sys', '--no-prompt', '--quiet']
  const { status, stdout } = spawnSync('deno', ['test', ...flags, 'supabase/functions'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  process.stdout.write(stdout)
  const summary = /(\d+) passed(?: \(\d+ steps?\))? \| (\d+) failed/.exec(stdout)
  if (!summary) return crashed
  const count = { passed: Number(summary[1]), failed: Number(summary[2]) }
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

// Heavy runs one after another: the machine of a run may have two cores.
const suites: Record<string, () => Count | Promise<Count>> = {
  checks: runChecks,
  rules: () => vitest('rules'),
  database: () => vitest('database'),
  functions: deno,
  journeys: () => {
    ensureChromium()
    return vitest('journeys')
  },
}

const chosen = process.argv.slice(2)
const total: Count = { passed: 0, failed: 0 }
for (const [name, run] of Object.entries(suites)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  process.stdout.write(`\n== ${name}\n`)
  const startedAt = Date.now()
  const count = await run()
  total.passed += count.passed
  total.failed += count.failed
  process.stdout.write(
    `${name}: ${count.passed} passed, ${count.failed} failed in ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
  )
}
rmSync(reports, { recursive: true, force: true })
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
