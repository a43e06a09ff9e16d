import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

export interface SuiteResult {
  passed: number
  failed: number
  files: { file: string; seconds: number }[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}

// A file that cannot be loaded fails the run without any failed test.
const failedAtLeastOnce = (failed: number, status: number | null) =>
  status === 0 ? failed : Math.max(failed, 1)

export async function vitestSuite(...filters: string[]): Promise<SuiteResult> {
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

export async function denoSuite(...paths: string[]): Promise<SuiteResult> {
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

export function testFilesNamed(words: readonly string[]): string[] {
  return globSync('{src,supabase,sanity,tests}/**/*.test.{ts,tsx}').filter((file) =>
    words.some((word) => file.includes(word)),
  )
}
