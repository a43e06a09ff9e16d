import { isLoopback, localHost } from '../local/settings.ts'
import { bad, type Finding, ok } from './finding.ts'
import type { Installation } from './installation.ts'

function checkPushTests({ isPublic, environment, commands }: Installation): Finding[] {
  if (!isPublic || environment.PUSH_TEST_ORIGIN === undefined) return []
  const says = 'is set: users can have this server send requests to that address'
  return [bad('PUSH_TEST_ORIGIN', says, commands.unset('PUSH_TEST_ORIGIN'))]
}

/**
 * The stack itself serves plain http on HOST, so a public site is behind a proxy if it is https or HOST is loopback.
 */
function isBehindProxy({ HOST = localHost, SITE_URL = '' }: Installation['environment']): boolean {
  const site = URL.parse(SITE_URL)
  return site !== null && !isLoopback(site.hostname) && (site.protocol === 'https:' || isLoopback(HOST))
}

export function checkSwitches(installation: Installation): Finding[] {
  const { isLocal, isPublic, hasSandbox, environment, commands } = installation
  const pushTests = checkPushTests(installation)
  // The other variables apply to the embedded stack only.
  if (!isLocal) return pushTests
  const { SCHEDULE, AUTH_LIMITS, TRUST_PROXY = 'off' } = environment
  return [
    ...pushTests,
    SCHEDULE === 'off'
      ? bad('SCHEDULE', 'is off: nothing is tracked, cleaned up or sent', commands.set('SCHEDULE=on'))
      : ok('SCHEDULE', 'is on'),
    ...(isPublic && hasSandbox
      ? [
          bad(
            'SANDBOX',
            'is on for a public site: mail, payments and data are simulated, and the demo account’s password is known',
            commands.set('SANDBOX=off'),
          ),
        ]
      : []),
    ...(isPublic && AUTH_LIMITS === 'off'
      ? [bad('AUTH_LIMITS', 'is off: passwords can be guessed without limit', commands.set('AUTH_LIMITS=on'))]
      : []),
    ...(TRUST_PROXY === 'off' && isBehindProxy(environment)
      ? [
          bad(
            'TRUST_PROXY',
            'is off behind a proxy: all visitors share the limits of one address',
            commands.set('TRUST_PROXY=on'),
          ),
        ]
      : []),
  ]
}
