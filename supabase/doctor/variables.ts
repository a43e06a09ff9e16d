import { createECDH } from 'node:crypto'
import { buildProblems, type KeyKind, kindOfKey } from '../../vite/build-environment.ts'
import { providerChoices, providers } from '../functions/_shared/tiktok/provider-settings.ts'
import { malformedSettings } from '../local/settings.ts'
import { bad, type Finding, ok, skipped } from './finding.ts'
import type { Environment, Installation } from './installation.ts'

function checkKey(environment: Environment, names: readonly string[], wanted: KeyKind, remedy: string) {
  const name = names.find((one) => environment[one] !== undefined) ?? names[0] ?? ''
  const key = environment[name]
  if (key === undefined) return bad(name, 'is not set', remedy)
  const kind = kindOfKey(key)
  if (kind === wanted) return ok(name, `is a ${wanted} key`)
  return bad(name, kind === 'unknown' ? 'is not a Supabase key' : `is the ${kind} key`, remedy)
}

function checkKeys({ isLocal, environment }: Installation): Finding[] {
  const publishable = ['SUPABASE_PUBLISHABLE_KEY', 'VITE_SUPABASE_PUBLISHABLE_KEY']
  const remedy = (hosted: string) =>
    isLocal
      ? 'Run npm start once, which creates the keys, and set DATA_DIR to its data folder.'
      : `Project Settings, API Keys: ${hosted}.`
  return [
    checkKey(
      environment,
      isLocal ? publishable : publishable.toReversed(),
      'publishable',
      remedy('the key for browsers'),
    ),
    checkKey(
      environment,
      ['SUPABASE_SECRET_KEY'],
      'secret',
      remedy('the secret key named "default"; it stays on servers'),
    ),
  ]
}

function checkSite({ isLocal, environment, commands }: Installation): Finding {
  const { SITE_URL, VITE_SITE_URL } = environment
  const set = commands.set('SITE_URL=https://<site>')
  if (SITE_URL === undefined) return bad('SITE_URL', 'is not set: links in emails need it', set)
  if (!isLocal && !SITE_URL.startsWith('https://'))
    return bad('SITE_URL', `is ${SITE_URL}, which is not https`, set)
  if (VITE_SITE_URL !== undefined && VITE_SITE_URL.replace(/\/+$/, '') !== SITE_URL.replace(/\/+$/, ''))
    return bad(
      'VITE_SITE_URL',
      `is ${VITE_SITE_URL}, SITE_URL is ${SITE_URL}`,
      commands.set(`VITE_SITE_URL=${SITE_URL}`),
    )
  return ok('SITE_URL', SITE_URL)
}

/** Computes the public key of a VAPID private key; null if the private key is invalid. */
function publicHalf(privateKey: string): string | null {
  try {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(privateKey, 'base64url')
    return curve.getPublicKey('base64url')
  } catch {
    return null
  }
}

function checkVapid({ isLocal, environment, commands }: Installation): Finding {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, VITE_VAPID_PUBLIC_KEY } = environment
  const about = 'VAPID keys'
  const renew = `npx web-push generate-vapid-keys, then: ${commands.set('VAPID_PUBLIC_KEY=…', 'VAPID_PRIVATE_KEY=…')}`
  if (VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined)
    return skipped(about, 'are not set: alerts are not pushed to phones and desktops')
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined)
    return bad(about, 'must be set together', renew)
  if (publicHalf(VAPID_PRIVATE_KEY) !== VAPID_PUBLIC_KEY) return bad(about, 'do not match', renew)
  if (isLocal) return ok(about, 'match')
  if (VITE_VAPID_PUBLIC_KEY !== VAPID_PUBLIC_KEY)
    return bad(
      'VITE_VAPID_PUBLIC_KEY',
      'is not VAPID_PUBLIC_KEY',
      commands.set(`VITE_VAPID_PUBLIC_KEY=${VAPID_PUBLIC_KEY}`),
    )
  if (!/^(mailto:|https:)/.test(VAPID_SUBJECT ?? ''))
    return bad(
      'VAPID_SUBJECT',
      'is not set: push services need a contact address',
      commands.set('VAPID_SUBJECT=mailto:<address>'),
    )
  return ok(about, 'match, and the build has the public key')
}

function checkStripe({ hasSandbox, environment, commands }: Installation): Finding {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = environment
  const about = 'Stripe'
  if (STRIPE_SECRET_KEY === undefined)
    return skipped(
      about,
      hasSandbox ? 'is simulated by the payments sandbox' : 'is not set up: payments are off',
    )
  if (!/^(sk|rk)_(test|live)_\w+$/.test(STRIPE_SECRET_KEY))
    return bad('STRIPE_SECRET_KEY', 'is not a secret key', commands.set('STRIPE_SECRET_KEY=sk_…'))
  if (!STRIPE_WEBHOOK_SECRET?.startsWith('whsec_'))
    return bad(
      'STRIPE_WEBHOOK_SECRET',
      'is missing',
      `Copy the signing secret of the endpoint …/functions/v1/stripe-webhook, then: ${commands.set('STRIPE_WEBHOOK_SECRET=whsec_…')}`,
    )
  return ok(about, STRIPE_SECRET_KEY.includes('_live_') ? 'charges real money' : 'is in test mode')
}

function checkProviders({ hasSandbox, environment, commands }: Installation): Finding[] {
  return Object.entries(providerChoices).map(([name, choices]) => {
    const chosen = choices.find((choice) => choice === (environment[name] ?? choices[0]))
    if (chosen === undefined)
      return bad(
        name,
        `is ${environment[name]}, not one of ${choices.join(', ')}`,
        commands.set(`${name}=${choices[0]}`),
      )
    const { key } = providers[chosen]
    if (environment[key] !== undefined) return ok(name, `${chosen}, with ${key}`)
    if (hasSandbox) return skipped(name, `${key} is not set: searches return sample data`)
    return bad(
      name,
      `${key} is not set: these searches fail as "not configured"`,
      commands.set(`${key}=<from your contract with ${chosen}>`),
    )
  })
}

function checkCaptcha({ environment, commands }: Installation): Finding {
  const { TURNSTILE_SECRET_KEY, VITE_TURNSTILE_SITE_KEY } = environment
  const about = 'Turnstile'
  if (TURNSTILE_SECRET_KEY === undefined && VITE_TURNSTILE_SITE_KEY === undefined)
    return skipped(about, 'is not set up: only the limits slow down bots')
  if (TURNSTILE_SECRET_KEY === undefined)
    return bad(
      about,
      'is shown, but the server does not check it',
      commands.set('TURNSTILE_SECRET_KEY=<from the widget>'),
    )
  if (VITE_TURNSTILE_SITE_KEY === undefined)
    return bad(
      about,
      'is required by the server, but no page shows it',
      commands.set('VITE_TURNSTILE_SITE_KEY=<from the widget>'),
    )
  return ok(about, 'is shown and checked')
}

const checkedApart = [
  'SITE_URL',
  'VITE_SITE_URL',
  'VITE_SUPABASE_PUBLISHABLE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'VAPID_SUBJECT',
  ...Object.keys(providerChoices),
]

function checkForms({ isLocal, environment, commands }: Installation): Finding[] {
  const lines = [...malformedSettings(environment), ...(isLocal ? [] : buildProblems(environment))]
  return [...new Set(lines)].flatMap((line) => {
    const [name = '', ...says] = line.split(' ')
    if (checkedApart.includes(name)) return []
    return [bad(name, says.join(' '), commands.set(`${name}=<as in .env.example>`))]
  })
}

export function checkVariables(installation: Installation): Finding[] {
  return [
    ...checkForms(installation),
    checkSite(installation),
    ...checkKeys(installation),
    ...checkProviders(installation),
    checkStripe(installation),
    checkVapid(installation),
    checkCaptcha(installation),
  ]
}
