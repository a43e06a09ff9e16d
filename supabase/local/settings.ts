import { resolve } from 'node:path'
import * as v from 'valibot'
import { httpUrl } from '../functions/_shared/http-url.ts'
import { mailAddresses } from '../functions/_shared/mail/mail-sender.ts'
import { vapidSchema } from '../functions/_shared/push/push-sender.ts'
import { providers, providerVariables } from '../functions/_shared/tiktok/provider-settings.ts'
import { attemptTimeout } from '../functions/_shared/tiktok/upstream-limits.ts'
import type { PushKeys } from './keys.ts'

const matching = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message))
const onOrOff = v.picklist(['on', 'off'])

const Port = v.pipe(
  matching(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port'),
  v.minValue(1, 'must be a port'),
)
const AbsolutePath = v.pipe(
  v.string(),
  v.transform((path) => resolve(path)),
)

const functionSettings = {
  ...providerVariables,
  UPSTREAM_TIMEOUT_MS: v.optional(attemptTimeout),
  DEMO_SEARCHES_A_DAY: v.optional(matching(/^\d{1,6}$/, 'must be a number')),
  STRIPE_SECRET_KEY: v.optional(matching(/^(sk|rk)_\w+$/, 'must be a secret key (sk_…)')),
  STRIPE_WEBHOOK_SECRET: v.optional(matching(/^whsec_\S+$/, 'must be a signing secret (whsec_…)')),
  STRIPE_API_URL: v.optional(httpUrl),
  ...mailAddresses,
  TURNSTILE_SECRET_KEY: v.optional(v.string()),
  ERROR_HOOK_URL: v.optional(httpUrl),
  PUSH_TEST_ORIGIN: v.optional(httpUrl),
}

const MailAddresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((address) => address.trim().toLowerCase())),
  v.array(v.pipe(v.string(), v.email('must be email addresses separated by commas'))),
)

const TrustedProxies = v.pipe(
  matching(/^(on|off|[1-9])$/, 'must be on, off or the number of proxies in front'),
  v.transform((given) => ({ on: 1, off: 0 })[given] ?? Number(given)),
)

export const localHost = '127.0.0.1'

const Fields = v.object({
  PORT: v.optional(Port, '3000'),
  HOST: v.optional(v.string(), localHost),
  DATA_DIR: v.optional(AbsolutePath, '.data'),
  DATABASE_URL: v.optional(matching(/^postgres(ql)?:\/\//, 'must be a postgres:// URL')),
  SITE_URL: v.optional(httpUrl),
  VITE_GTM_ID: v.optional(matching(/^GTM-[A-Z0-9]+$/, 'must be a container id (GTM-…)')),
  VITE_TURNSTILE_SITE_KEY: v.optional(v.string()),
  VITE_SANITY_PROJECT_ID: v.optional(matching(/^[a-z0-9-]+$/, 'must be a project id')),
  VITE_CONTENT_URL: v.optional(httpUrl),
  AUTH_LIMITS: v.optional(onOrOff, 'on'),
  /** If unset, users must confirm their email only if other machines can connect or a mail server is set. */
  CONFIRM_EMAIL: v.optional(onOrOff),
  SCHEDULE: v.optional(onOrOff, 'on'),
  /** If off, there are no paid plans, and every account is pro. */
  PLANS: v.optional(onOrOff, 'on'),
  /**
   * Switches on the outbox, simulated payments and data, the demo account and the sample blog. If unset, the
   * sandbox is on unless other machines can connect.
   */
  SANDBOX: v.optional(onOrOff),
  TRUST_PROXY: v.optional(TrustedProxies, 'off'),
  ...functionSettings,
  SANDBOX_LATE_MS: v.optional(
    v.pipe(matching(/^\d{1,6}$/, 'must be a number of milliseconds'), v.transform(Number)),
  ),
  /** If unset, the operators in the database remain. */
  OPERATORS: v.optional(MailAddresses),
  ...vapidSchema.entries,
})

const withoutSandbox = 'is required with a public HOST or SITE_URL, or set SANDBOX=on to keep the sandbox'

type Environment = Record<string, string | undefined>
type Reach = { [Name in 'SANDBOX' | 'HOST' | 'SITE_URL' | 'SMTP_URL' | 'CONFIRM_EMAIL']?: string | undefined }

export function usesSandbox(given: Reach): boolean {
  return given.SANDBOX === undefined ? !isPublic(given) : given.SANDBOX === 'on'
}

/** Without confirmation, strangers could sign up with other people's addresses. */
function mustConfirmEmail(given: Reach): boolean {
  return isPublic(given) || Boolean(given.SMTP_URL)
}

export function confirmsEmail(given: Reach): boolean {
  return given.CONFIRM_EMAIL === 'on' || mustConfirmEmail(given)
}

export type Settings = v.InferOutput<typeof Fields>

/** Returns one line per problem, starting with the variable's name. */
export function malformedSettings(environment: Environment): string[] {
  const malformed = (v.safeParse(Fields, environment).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)} ${issue.message}`,
  )
  const isUnconfirmed = environment.CONFIRM_EMAIL === 'off' && mustConfirmEmail(environment)
  return isUnconfirmed
    ? [...malformed, 'CONFIRM_EMAIL cannot be off with a public HOST or SITE_URL, or with SMTP_URL']
    : malformed
}

function missingSettings(environment: Environment): string[] {
  const { SMTP_URL, STRIPE_SECRET_KEY } = environment
  const publicly = usesSandbox(environment)
    ? {}
    : { SMTP_URL: withoutSandbox, SITE_URL: withoutSandbox, CONTACT_TO: withoutSandbox }
  const needed: Record<string, string> = {
    ...(SMTP_URL ? { CONTACT_TO: 'is required with SMTP_URL' } : {}),
    ...(STRIPE_SECRET_KEY ? { STRIPE_WEBHOOK_SECRET: 'is required with STRIPE_SECRET_KEY' } : {}),
    ...publicly,
  }
  return Object.entries(needed).flatMap(([name, why]) => (environment[name] ? [] : [`${name} ${why}`]))
}

export const settingNames: readonly string[] = Object.keys(Fields.entries)

/** An empty value counts as unset. Throws an Error that lists the problems, if there are any. */
export function readSettings(environment: Environment): Settings {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const problems = [...malformedSettings(values), ...missingSettings(values)]
  if (problems.length > 0) throw new Error(`Invalid settings: ${problems.join('; ')}`)
  return v.parse(Fields, values)
}

export function usesPaymentsSandbox(settings: Settings): boolean {
  return (
    usesSandbox(settings) && settings.STRIPE_SECRET_KEY === undefined && settings.STRIPE_API_URL === undefined
  )
}

/** Only a stack with the sandbox has the sample posts. */
export function buildEnvironment(settings: Settings): Record<string, string> {
  return { VITE_PLANS: settings.PLANS, KEYTRAIL_SAMPLE_BLOG: usesSandbox(settings) ? 'on' : 'off' }
}

/**
 * Returns the variables of the functions. With the sandbox, unset addresses and keys of the data providers
 * become those of the sample data, payments are simulated if STRIPE_SECRET_KEY is unset, and emails go to the
 * outbox if SMTP_URL is unset.
 */
export function functionsEnvironment(
  settings: Settings,
  stackUrl: string,
  sandbox: { token: string; apiKey: string; webhookSecret: string } | null,
): Record<string, string> {
  const names = Object.keys(functionSettings) as (keyof typeof functionSettings)[]
  const given: Record<string, string> = Object.fromEntries(
    names.flatMap((name) => (settings[name] === undefined ? [] : [[name, String(settings[name])]])),
  )
  if (sandbox === null) return given
  const upstream = Object.entries(providers).flatMap(([name, { url, key }]) => [
    [url, `${stackUrl}/sandbox/tiktok/${name}`],
    [key, sandbox.token],
  ])
  const payments = {
    STRIPE_SECRET_KEY: sandbox.apiKey,
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    STRIPE_API_URL: `${stackUrl}/sandbox/stripe`,
  }
  return {
    ...Object.fromEntries(upstream),
    ...(settings.STRIPE_SECRET_KEY === undefined ? payments : {}),
    CONTACT_TO: 'contact@keytrail.test',
    MAIL_OUTBOX_URL: `${stackUrl}/sandbox/mail`,
    ...given,
  }
}

export function pushEnvironment(settings: Settings, keys: PushKeys) {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = settings
  const isGiven = VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined
  return {
    VAPID_PUBLIC_KEY: isGiven ? VAPID_PUBLIC_KEY : keys.publicKey,
    VAPID_PRIVATE_KEY: isGiven ? VAPID_PRIVATE_KEY : keys.privateKey,
    VAPID_SUBJECT: VAPID_SUBJECT ?? 'mailto:alerts@keytrail.test',
  }
}

const loopbackName = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

export function isLoopback(host: string): boolean {
  return loopbackName.test(host.replace(/^(\[?)::ffff:(?=\d)/i, '$1'))
}

export function isPublic({ HOST = localHost, SITE_URL }: Reach): boolean {
  return !isLoopback(HOST) || (SITE_URL !== undefined && !isLoopback(URL.parse(SITE_URL)?.hostname ?? ''))
}
