import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
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
  server: string
  site: string
  /** Resolves to null if nothing responds in time. */
  ask: (url: string, init?: RequestInit) => Promise<Response | null>
  publishable: string
}

async function checkApi(installed: Installed): Promise<Finding | Finding[]> {
  const { isLocal, commands, ask, publishable, server } = installed
  const response = await ask(`${server}/rest/v1/plans?select=level`, { headers: { apikey: publishable } })
  if (response === null) return bad('API', `${server} does not respond`, commands.start)
  if (response.status === 401) {
    const name = isLocal ? 'SUPABASE_PUBLISHABLE_KEY' : 'VITE_SUPABASE_PUBLISHABLE_KEY'
    return bad('API', 'refuses the publishable key', commands.copyKey(name, 'publishable'))
  }
  if (!response.ok) return bad('API', `has no plans table (status ${response.status})`, commands.migrate)
  const drift = Math.abs(Date.parse(response.headers.get('date') ?? '') - Date.now())
  return [
    ok('API', server),
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

async function checkSecret({ commands, ask, server, environment }: Installed): Promise<Finding> {
  const about = 'secret key'
  const key = environment.SUPABASE_SECRET_KEY
  if (key === undefined) return skipped(about, 'is not set')
  const response = await ask(`${server}/rest/v1/subscriptions?select=user_id&limit=1`, {
    headers: { apikey: key, ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }) },
  })
  if (response === null) return skipped(about, 'the API does not respond')
  return response.ok
    ? ok(about, 'is accepted')
    : bad(about, `is refused (status ${response.status})`, commands.copyKey('SUPABASE_SECRET_KEY', 'secret'))
}

async function checkFunction(installed: Installed, name: string): Promise<Finding> {
  const { commands, ask, publishable, server, site } = installed
  const about = `function ${name}`
  const headers = { apikey: publishable, origin: site }
  const response = await ask(`${server}/functions/v1/${name}`, { method: 'OPTIONS', headers })
  if (response === null) return bad(about, 'does not respond', commands.start)
  if (response.status === 404) return bad(about, 'is missing', commands.deploy(name))
  if (response.status >= 500) return bad(about, `fails (status ${response.status})`, commands.log)
  return ok(about, 'responds')
}

async function checkOrigin({ commands, ask, server, site }: Installed): Promise<Finding> {
  const about = 'SITE_URL of the functions'
  const headers = { origin: site }
  const response = await ask(`${server}/functions/v1/contact-email`, { method: 'OPTIONS', headers })
  if (response === null || response.status >= 400) return skipped(about, 'no response')
  return response.headers.get('access-control-allow-origin') === null
    ? bad(about, `is not ${site}`, commands.set(`SITE_URL=${site}`))
    : ok(about, site)
}

async function checkWebhook({ hasSandbox, commands, ask, server, environment }: Installed): Promise<Finding> {
  const about = 'webhook secret'
  const secret = environment.STRIPE_WEBHOOK_SECRET
  if (!secret) return skipped(about, hasSandbox ? 'the payments sandbox has its own' : 'is not set')
  // The event is signed like Stripe's own, and has a type that the function ignores.
  const event = { id: 'evt_doctor', object: 'event', type: 'keytrail.doctor', data: { object: {} } }
  const body = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const response = await ask(`${server}/functions/v1/stripe-webhook`, { method: 'POST', headers, body })
  if (response?.ok) return ok(about, 'matches the function’s')
  return bad(
    about,
    `does not match the function’s (status ${response?.status ?? 'none'})`,
    `Copy the endpoint’s signing secret at Stripe, then: ${commands.set('STRIPE_WEBHOOK_SECRET=whsec_…')}`,
  )
}

async function checkSite({ isLocal, ask, server, site }: Installed): Promise<Finding> {
  const about = 'site'
  const response = site ? await ask(site) : null
  if (!response?.ok)
    return bad(
      about,
      `${site} does not serve a page (status ${response?.status ?? 'none'})`,
      isLocal
        ? `Have the proxy pass its requests on to ${server}.`
        : 'npx vite build, and publish dist there.',
    )
  const wanted = [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    ...(site.startsWith('https:') ? ['strict-transport-security'] : []),
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

async function checkContent({ hasSandbox, ask, site, environment }: Installed): Promise<Finding> {
  const about = 'content project'
  const { VITE_SANITY_PROJECT_ID: project, VITE_SANITY_DATASET: dataset = 'production' } = environment
  const address = environment.VITE_CONTENT_URL ?? (project && `https://${project}.apicdn.sanity.io`)
  if (!address)
    return skipped(about, `is not set: ${hasSandbox ? 'the blog is the sample posts' : 'there is no blog'}`)
  const query = new URLSearchParams({ query: 'count(*[_type == "post"])' })
  const response = await ask(`${address}/v2024-01-01/data/query/${dataset}?${query}`)
  if (response?.ok) return ok(about, 'responds')
  return bad(
    about,
    `${address} does not respond to queries (status ${response?.status ?? 'none'})`,
    `npx sanity dataset visibility set ${dataset} public, and allow ${site} under API, CORS origins.`,
  )
}

/** The requests change no data and send no email. */
export async function checkReach(installation: Installation, fetch: Fetch): Promise<Finding[]> {
  const { environment } = installation
  const installed: Installed = {
    ...installation,
    server: environment.SUPABASE_URL ?? '',
    site: environment.SITE_URL ?? '',
    publishable: environment.SUPABASE_PUBLISHABLE_KEY ?? environment.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
    ask: (url, init = {}) =>
      fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch(() => null),
  }
  const first = [await checkApi(installed)].flat()
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
