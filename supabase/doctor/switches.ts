import { isLoopback, localHost } from '../local/settings.ts'
import { bad, type Finding, ok } from './finding.ts'
import type { Installation } from './installation.ts'

/**
 * Whether a proxy is in front of a public stack. The stack itself serves plain http on HOST, so it is behind
 * a proxy if its address is https, or if HOST is a loopback address.
 */
function isBehindProxy({ HOST = localHost, SITE_URL = '' }: Installation['environment']): boolean {
  const site = URL.parse(SITE_URL)
  return site !== null && !isLoopback(site.hostname) && (site.protocol === 'https:' || isLoopback(HOST))
}

export function checkSwitches(installation: Installation): Finding[] {
  const { isLocal, isPublic, hasSandbox, environment, commands } = installation
  const { PUSH_TEST_ORIGIN, SCHEDULE, AUTH_LIMITS, TRUST_PROXY = 'off' } = environment
  const findings: Finding[] = []
  const add = (name: string, says: string, remedy = commands.set(`${name}=on`)) =>
    findings.push(bad(name, says, remedy))

  if (isPublic && PUSH_TEST_ORIGIN !== undefined)
    add(
      'PUSH_TEST_ORIGIN',
      'is set: users can have this server send requests to that address',
      commands.unset('PUSH_TEST_ORIGIN'),
    )
  // The other variables apply to the embedded stack only.
  if (!isLocal) return findings
  if (SCHEDULE === 'off') add('SCHEDULE', 'is off: nothing is tracked, cleaned up or sent')
  else findings.push(ok('SCHEDULE', 'is on'))
  if (isPublic && hasSandbox)
    add(
      'SANDBOX',
      'is on for a public site: mail, payments and data are simulated, and the demo account’s password is known',
      commands.set('SANDBOX=off'),
    )
  if (isPublic && AUTH_LIMITS === 'off') add('AUTH_LIMITS', 'is off: passwords can be guessed without limit')
  if (TRUST_PROXY === 'off' && isBehindProxy(environment))
    add('TRUST_PROXY', 'is off behind a proxy: all visitors share the limits of one address')
  return findings
}
