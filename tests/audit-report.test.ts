import { expect, test } from 'vitest'
import { readAudit } from './support/project/audit-report.ts'

const report = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { leaky: { severity, range: '<1.2.3', via: [] } },
  })

test.each(['high', 'critical'])('a hole that is %s fails the check and is named', (severity) => {
  expect(readAudit(report(severity))).toEqual({ ok: false, says: `leaky <1.2.3: ${severity}` })
})

test('a lesser one is counted', () => {
  expect(readAudit(report('moderate'))).toEqual({ ok: true, says: 'nothing grave, 1 in all' })
})

test.each([
  '',
  'npm error audit endpoint returned an error',
  JSON.stringify({ message: 'request to https://registry.npmjs.org failed', error: { code: 'ENOTFOUND' } }),
])('a registry that does not answer fails nothing, and is told: %j', (output) => {
  expect(readAudit(output)).toEqual({ ok: true, says: 'not looked at: the registry did not answer' })
})
