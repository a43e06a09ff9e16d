import { createHmac } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bad, type Finding, ok, skipped } from './finding.ts'
import type { Installation } from './installation.ts'

type Fetch = typeof globalThis.fetch

const timeoutMs = 10_000
const maxDriftMs = 60_000
const functionsFolder = join(import.meta.dirname, '../functions')

function functionNames(): string[] {
  return readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name)
    .sort()
}

interface Installed extends Installation {
  /** Resolves to null if nothing responds in time. */
  ask: (url: string, init?: RequestInit) => Promise<Response | null>
  publishable: string
  startIt: string
  keyRemedy: (name: string, place: string) => string
}

async function checkApi({
  isLocal,
  commands,
  ask,
  startIt,
  keyRemedy,
  publishable,
  environment: { SUPABASE_URL = '' },
}: Installed): Promise<Finding[]> {
  const response = await ask(`${SUPABASE_URL}/rest/v1/plans?select=level`, {
    headers: { apikey: publishable },
  })
  if (response === null) return [bad('API', `${SUPABASE_URL} does not respond`, startIt)]
  if (response.status === 401)
    return [
      bad(
        'API',
        'refuses the publishable key',
        keyRemedy(isLocal ? 'SUPABASE_PUBLISHABLE_KEY' : 'VITE_SUPABASE_PUBLISHABLE_KEY', 'publishable'),
      ),
    ]
  if (!response.ok) return [bad('API', `has no plans table (status ${response.status})`, commands.migrate)]
  const drift = Math.abs(Date.parse(response.headers.get('date') ?? '') - Date.now())
  return [
    ok('API', SUPABASE_URL),
    drift > maxDriftMs
      ? bad(
          'clock',
          `this machine and the server are ${Math.round(drift / 1000)} seconds apart`,
          'Synchronise the clock with NTP: signatures and codes expire by it.',
        )
      : Number.isNaN(drift)
        ? skipped('clock', 'the server sends no Date header')
        : ok('clock', 'matches the server’s'),
  ]
}

async function checkSecret({
  ask,
  keyRemedy,
  environment: { SUPABASE_URL = '', SUPABASE_SECRET_KEY },
}: Installed): Promise<Finding> {
  const about = 'secret key'
  if (SUPABASE_SECRET_KEY === undefined) return skipped(about, 'is not set')
  const response = await ask(`${SUPABASE_URL}/rest/v1/subscriptions?select=user_id&limit=1`, {
    headers: {
      apikey: SUPABASE_SECRET_KEY,
      ...(SUPABASE_SECRET_KEY.startsWith('sb_') ? {} : { authorization: `Bearer ${SUPABASE_SECRET_KEY}` }),
    },
  })
  if (response === null) return skipped(about, 'the API does not respond')
  return response.ok
    ? ok(about, 'is accepted')
    : bad(about, `is refused (status ${response.status})`, keyRemedy('SUPABASE_SECRET_KEY', 'secret'))
}

async function checkFunction(
  { commands, ask, startIt, publishable, environment: { SUPABASE_URL = '', SITE_URL = '' } }: Installed,
  name: string,
): Promise<Finding> {
  const about = `function ${name}`
  const response = await ask(`${SUPABASE_URL}/functions/v1/${name}`, {
    method: 'OPTIONS',
    headers: { apikey: publishable, origin: SITE_URL },
  })
  if (response === null) return bad(about, 'does not respond', startIt)
  if (response.status === 404) return bad(about, 'is missing', commands.deploy(name))
  if (response.status >= 500) return bad(about, `fails (status ${response.status})`, commands.log)
  return ok(about, 'responds')
}

async function checkOrigin({
  commands,
  ask,
  environment: { SUPABASE_URL = '', SITE_URL = '' },
}: Installed): Promise<Finding> {
  const about = 'SITE_URL of the functions'
  const response = await ask(`${SUPABASE_URL}/functions/v1/contact-email`, {
    method: 'OPTIONS',
    headers: { origin: SITE_URL },
  })
  if (response === null || response.status >= 400) return skipped(about, 'no response')
  return response.headers.get('access-control-allow-origin') === null
    ? bad(about, `is not ${SITE_URL}`, commands.set(`SITE_URL=${SITE_URL}`))
    : ok(about, SITE_URL)
}

async function checkWebhook({
  hasSandbox,
  commands,
  ask,
  environment: { SUPABASE_URL = '', STRIPE_WEBHOOK_SECRET },
}: Installed): Promise<Finding> {
  const about = 'webhook secret'
  if (!STRIPE_WEBHOOK_SECRET)
    return skipped(about, hasSandbox ? 'the payments sandbox has its own' : 'is not set')
  // Signed like Stripe's events, with a type that the function ignores.
  const body = JSON.stringify({
    id: 'evt_doctor',
    object: 'event',
    type: 'keytrail.doctor',
    data: { object: {} },
  })
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', STRIPE_WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` }
  const response = await ask(`${SUPABASE_URL}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers,
    body,
  })
  if (response?.ok) return ok(about, 'matches the function’s')
  return bad(
    about,
    `does not match the function’s (status ${response?.status ?? 'none'})`,
    `Copy the endpoint’s signing secret at Stripe, then: ${commands.set('STRIPE_WEBHOOK_SECRET=whsec_…')}`,
  )
}

async function checkSite({
  isLocal,
  ask,
  environment: { SUPABASE_URL = '', SITE_URL = '' },
}: Installed): Promise<Finding> {
  const about = 'site'
  const response = SITE_URL ? await ask(SITE_URL) : null
  if (!response?.ok)
    return bad(
      about,
      `${SITE_URL} does not serve a page (status ${response?.status ?? 'none'})`,
      isLocal
        ? `Have the proxy pass its requests on to ${SUPABASE_URL}.`
        : 'npx vite build, and publish dist there.',
    )
  const wanted = [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    ...(SITE_URL.startsWith('https:') ? ['strict-transport-security'] : []),
  ]
  const missing = wanted.filter((name) => !response.headers.has(name))
  return missing.length === 0
    ? ok(about, 'responds with its security headers')
    : bad(
        about,
        `responds without ${missing.join(', ')}`,
        isLocal
          ? 'Have the proxy pass the response headers on.'
          : 'Give the host its file from dist-hosting (docs/hosting.md).',
      )
}

async function checkContent({ hasSandbox, ask, environment }: Installed): Promise<Finding> {
  const about = 'content project'
  const {
    VITE_SANITY_PROJECT_ID: project,
    VITE_SANITY_DATASET = 'production',
    VITE_CONTENT_URL,
    SITE_URL = '',
  } = environment
  const server = VITE_CONTENT_URL ?? (project && `https://${project}.apicdn.sanity.io`)
  if (!server)
    return skipped(about, `is not set: ${hasSandbox ? 'the blog is the sample posts' : 'there is no blog'}`)
  const query = new URLSearchParams({ query: 'count(*[_type == "post"])' })
  const response = await ask(`${server}/v2024-01-01/data/query/${VITE_SANITY_DATASET}?${query}`)
  if (response?.ok) return ok(about, 'responds')
  return bad(
    about,
    `${server} does not respond to queries (status ${response?.status ?? 'none'})`,
    `npx sanity dataset visibility set ${VITE_SANITY_DATASET} public, and allow ${SITE_URL} under API, CORS origins.`,
  )
}

/** The requests change no data and send no email. */
export async function checkReach(installation: Installation, fetch: Fetch): Promise<Finding[]> {
  const { isLocal, environment } = installation
  const installed: Installed = {
    ...installation,
    publishable: environment.SUPABASE_PUBLISHABLE_KEY ?? environment.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
    ask: (url, init = {}) =>
      fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch(() => null),
    startIt: isLocal
      ? 'Start it: npm start'
      : 'Correct VITE_SUPABASE_URL, or resume the project on its dashboard.',
    keyRemedy: (name, place) =>
      isLocal
        ? `unset ${name}: the stack’s keys are in keys.json in the data folder (DATA_DIR).`
        : `Copy this project’s ${place} key from Project Settings, API Keys, to ${name}.`,
  }
  const first = await checkApi(installed)
  if (first.some(({ state }) => state === 'bad')) return first
  return [
    ...first,
    await checkSecret(installed),
    ...(await Promise.all(functionNames().map((name) => checkFunction(installed, name)))),
    await checkOrigin(installed),
    await checkWebhook(installed),
    await checkSite(installed),
    await checkContent(installed),
  ]
}
