import * as v from 'valibot'

const Report = v.object({
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string(), range: v.string() })),
})

export interface AuditOutcome {
  ok: boolean
  says: string
}

const held = ['high', 'critical']

/** Passes if the output is not a report, as when the registry did not respond. */
export function readAudit(output: string): AuditOutcome {
  let printed: unknown = null
  try {
    printed = JSON.parse(output)
  } catch {
    // Reported below.
  }
  const report = v.safeParse(Report, printed)
  if (!report.success) return { ok: true, says: 'not checked: the registry did not respond' }
  const all = Object.entries(report.output.vulnerabilities)
  const grave = all.filter(([, { severity }]) => held.includes(severity))
  if (grave.length === 0) return { ok: true, says: `nothing serious, ${all.length} in all` }
  return {
    ok: false,
    says: grave.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`).join('\n'),
  }
}
