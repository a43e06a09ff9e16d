import { expect, test } from 'vitest'
import { readAudit } from './support/project/audit-report.ts'

const report = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { leaky: { severity, range: '<1.2.3', via: [] } },
  })

test.each(['high', 'critical'])('fails for a %s vulnerability and names it', (severity) => {
  expect(readAudit(report(severity))).toEqual({ ok: false, says: `leaky <1.2.3: ${severity}` })
})

test('counts a lesser one', () => {
  expect(readAudit(report('moderate'))).toEqual({ ok: true, says: 'nothing serious, 1 in all' })
})

test.each([
  '',
  'npm error audit endpoint returned an error',
  JSON.stringify({ message: 'request to https://registry.npmjs.org failed', error: { code: 'ENOTFOUND' } }),
])('reports an unreachable registry without failing: %j', (output) => {
  expect(readAudit(output)).toEqual({ ok: true, says: 'not checked: the registry did not respond' })
})
