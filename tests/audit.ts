// Whether anything that the product runs on has a grave hole that the registry knows of.
import { execFile } from 'node:child_process'
import { readAudit } from './support/project/audit-report.ts'

const patienceMs = 60_000

// It fails by its exit code where it found something, and prints its report all the same.
execFile('npm', ['audit', '--omit=dev', '--json'], { timeout: patienceMs }, (_, output) => {
  const { ok, says } = readAudit(output)
  process.stdout.write(`${says}\n`)
  process.exit(ok ? 0 : 1)
})
