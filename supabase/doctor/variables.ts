import { createECDH } from 'node:crypto'
import { buildProblems } from '../../vite/build-environment.ts'
import { providerChoices, providers } from '../functions/_shared/tiktok/provider-settings.ts'
import { malformedSettings } from '../local/settings.ts'
import { bad, type Finding, ok, skipped } from './finding.ts'
import type { Environment, Installation } from './installation.ts'

type KeyKind = 'publishable' | 'secret' | 'unknown'

/** Which of Supabase's keys this is; the older ones are tokens that name their role. */
export function kindOfKey(key: string): KeyKind {
  if (key.startsWith('sb_publishable_')) return 'publishable'
  if (key.startsWith('sb_secret_')) return 'secret'
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()
  const role = /"role":\s*"(\w+)"/.exec(claims)?.[1]
  if (role === 'anon') return 'publishable'
  return role === 'service_role' ? 'secret' : 'unknown'
}

function checkKey(
  environment: Environment,
  names: readonly string[],
  wanted: KeyKind,
  where: string,
): Finding {
  const name = names.find((one) => environment[one] !== undefined) ?? names[0] ?? ''
  const key = environment[name]
  if (key === undefined) return bad(name, 'is not set', where)
  const kind = kindOfKey(key)
  if (kind === wanted) return ok(name, `is a ${wanted} key`)
  return bad(name, kind === 'unknown' ? 'is no key of Supabase' : `is the ${kind} key`, where)
}

function checkSite({ isLocal, environment }: Installation): Finding[] {
  const { SITE_URL, VITE_SITE_URL } = environment
  if (SITE_URL === undefined)
    return [bad('SITE_URL', 'is not set', 'Set the public address of the site: links in mails lead there.')]
  if (!isLocal && !SITE_URL.startsWith('https://'))
    return [bad('SITE_URL', `is ${SITE_URL}`, 'Serve the site over https:// and name it so.')]
  if (VITE_SITE_URL !== undefined && VITE_SITE_URL.replace(/\/+$/, '') !== SITE_URL.replace(/\/+$/, ''))
    return [
      bad('VITE_SITE_URL', `is ${VITE_SITE_URL}, SITE_URL is ${SITE_URL}`, 'Give both the same address.'),
    ]
  return [ok('SITE_URL', SITE_URL)]
}

/** The public half of a VAPID key; null where it is none. */
function publicHalf(privateKey: string): string | null {
  try {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(privateKey, 'base64url')
    return curve.getPublicKey('base64url')
  } catch {
    return null
  }
}

function checkVapid({ isLocal, environment }: Installation): Finding {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, VITE_VAPID_PUBLIC_KEY } = environment
  const about = 'VAPID keys'
  const renew = 'Make a pair: npx web-push generate-vapid-keys'
  if (VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined)
    return skipped(about, 'are not set: alerts are not pushed to phones and desktops')
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined)
    return bad(about, 'are half a pair', renew)
  if (publicHalf(VAPID_PRIVATE_KEY) !== VAPID_PUBLIC_KEY) return bad(about, 'do not belong together', renew)
  if (isLocal) return ok(about, 'belong together')
  if (VITE_VAPID_PUBLIC_KEY !== VAPID_PUBLIC_KEY)
    return bad(
      'VITE_VAPID_PUBLIC_KEY',
      'is not VAPID_PUBLIC_KEY',
      'Build with the same key that the function signs with.',
    )
  if (!/^(mailto:|https:)/.test(VAPID_SUBJECT ?? ''))
    return bad('VAPID_SUBJECT', 'is not set', 'Name whom push services may write to: mailto:you@your.domain')
  return ok(about, 'belong together, and the build has the public one')
}

function checkStripe({ hasSandbox, environment }: Installation): Finding {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = environment
  const about = 'Stripe'
  if (STRIPE_SECRET_KEY === undefined)
    return skipped(
      about,
      hasSandbox ? 'the payments sandbox stands in for it' : 'is not set up: nobody can pay',
    )
  if (!/^(sk|rk)_(test|live)_\w+$/.test(STRIPE_SECRET_KEY))
    return bad('STRIPE_SECRET_KEY', 'is no secret key', 'Take the one that begins with sk_ or rk_.')
  if (!STRIPE_WEBHOOK_SECRET?.startsWith('whsec_'))
    return bad(
      'STRIPE_WEBHOOK_SECRET',
      'is missing',
      'Take the signing secret (whsec_…) of the endpoint …/functions/v1/stripe-webhook.',
    )
  return ok(about, STRIPE_SECRET_KEY.includes('_live_') ? 'takes real money' : 'is in test mode')
}

function checkProviders({ hasSandbox, environment }: Installation): Finding[] {
  return Object.entries(providerChoices).map(([name, choices]) => {
    const chosen = choices.find((choice) => choice === (environment[name] ?? choices[0]))
    if (chosen === undefined)
      return bad(name, `is ${environment[name]}`, `Choose one of ${choices.join(', ')}.`)
    const { key } = providers[chosen]
    if (environment[key] !== undefined) return ok(name, `${chosen}, with ${key}`)
    if (hasSandbox) return skipped(name, `${key} is not set: sample data stands in`)
    return bad(
      name,
      `${key} is not set: these searches answer "not configured"`,
      `Set ${key} of your contract with ${chosen}.`,
    )
  })
}

function checkCaptcha({ environment }: Installation): Finding {
  const { TURNSTILE_SECRET_KEY, VITE_TURNSTILE_SITE_KEY } = environment
  const about = 'Turnstile'
  if (TURNSTILE_SECRET_KEY === undefined && VITE_TURNSTILE_SITE_KEY === undefined)
    return skipped(about, 'is not set up: ceilings alone hold robots back')
  if (TURNSTILE_SECRET_KEY === undefined)
    return bad(about, 'the pages ask, and nobody checks', 'Set TURNSTILE_SECRET_KEY as well.')
  if (VITE_TURNSTILE_SITE_KEY === undefined)
    return bad(
      about,
      'is checked, and no page asks: every visitor is refused',
      'Build with VITE_TURNSTILE_SITE_KEY.',
    )
  return ok(about, 'is asked for and checked')
}

/** Of these there is more to say than what form they have. */
const toldApart = [
  'SITE_URL',
  'VITE_SITE_URL',
  'VITE_SUPABASE_PUBLISHABLE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'VAPID_SUBJECT',
  ...Object.keys(providerChoices),
]

/** What a start of the stack, or a build for a host, would stop at: of all variables that there are. */
function checkForms({ isLocal, environment }: Installation): Finding[] {
  const lines = [...malformedSettings(environment), ...(isLocal ? [] : buildProblems(environment))]
  return [...new Set(lines)].flatMap((line) => {
    const [name = '', ...says] = line.split(' ')
    if (toldApart.includes(name)) return []
    return [bad(name, says.join(' '), 'Look at .env.example, which has all variables and their forms.')]
  })
}

/** What the variables say by themselves, before anybody is asked. */
export function checkVariables(installation: Installation): Finding[] {
  const { isLocal, environment } = installation
  const start = 'Start it once with npm start, which makes its keys.'
  const dashboard = 'Project Settings, API Keys.'
  const publishable = ['SUPABASE_PUBLISHABLE_KEY', 'VITE_SUPABASE_PUBLISHABLE_KEY']
  return [
    ...checkForms(installation),
    ...checkSite(installation),
    checkKey(
      environment,
      isLocal ? publishable : publishable.toReversed(),
      'publishable',
      isLocal ? start : `${dashboard} The one for browsers.`,
    ),
    checkKey(
      environment,
      ['SUPABASE_SECRET_KEY'],
      'secret',
      isLocal ? start : `${dashboard} The secret one named "default"; it stays on servers.`,
    ),
    ...checkProviders(installation),
    checkStripe(installation),
    checkVapid(installation),
    checkCaptcha(installation),
  ]
}
