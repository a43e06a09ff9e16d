import { execFile } from 'node:child_process'
import { readAudit } from './support/project/audit-report.ts'

const patienceMs = 60_000

// npm exits with an error if it finds a vulnerability, but still prints its report.
execFile('npm', ['audit', '--omit=dev', '--json'], { timeout: patienceMs }, (_, output) => {
  const { ok, says } = readAudit(output)
  process.stdout.write(`${says}\n`)
  process.exit(ok ? 0 : 1)
})
