import { execFile } from 'node:child_process'
import * as v from 'valibot'

const patienceMs = 60_000
const Report = v.object({
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string(), range: v.string() })),
})
const JsonReport = v.pipe(v.string(), v.parseJson(), Report)

// npm exits with an error if it finds a vulnerability, but still prints its report.
execFile('npm', ['audit', '--omit=dev', '--json'], { timeout: patienceMs }, (_, output) => {
  const report = v.safeParse(JsonReport, output)
  if (!report.success) return void process.stdout.write('not checked: the registry did not respond\n')
  const all = Object.entries(report.output.vulnerabilities)
  const grave = all.filter(([, { severity }]) => ['high', 'critical'].includes(severity))
  process.stdout.write(`${grave.length} serious, ${all.length} in all\n`)
  for (const [name, { severity, range }] of grave) process.stdout.write(`${name} ${range}: ${severity}\n`)
  process.exitCode = grave.length === 0 ? 0 : 1
})
