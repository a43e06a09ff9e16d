import { createHmac } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bad, type Finding, ok, skipped } from './finding.ts'
import type { Installation } from './installation.ts'

type Fetch = typeof globalThis.fetch

const patienceMs = 10_000
const maxDriftMs = 60_000
const functionsFolder = join(import.meta.dirname, '../functions')

/** The names of the functions that this version has. */
function functionNames(): string[] {
  return readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
    .map(({ name }) => name)
    .sort()
}

/** Asks the parts of an installation that answer over the network. Nothing is changed, bought or sent. */
export async function checkReach(
  { isLocal, hasSandbox, environment }: Installation,
  fetch: Fetch,
): Promise<Finding[]> {
  const { SUPABASE_URL = '', SUPABASE_SECRET_KEY, SITE_URL, STRIPE_WEBHOOK_SECRET } = environment
  const publishable = environment.SUPABASE_PUBLISHABLE_KEY ?? environment.VITE_SUPABASE_PUBLISHABLE_KEY ?? ''
  const ask = async (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) }).catch(() => null)
  const apiTodo = isLocal ? 'Start it: npm start' : 'Look at the project’s address and whether it is paused.'

  async function checkApi(): Promise<Finding[]> {
    const answer = await ask(`${SUPABASE_URL}/rest/v1/plans?select=level`, {
      headers: { apikey: publishable },
    })
    if (answer === null) return [bad('API', `${SUPABASE_URL} does not answer`, apiTodo)]
    if (answer.status === 401)
      return [bad('API', 'refuses the publishable key', 'Take the key of this very project.')]
    if (!answer.ok)
      return [
        bad(
          'API',
          `has no table of plans (status ${answer.status})`,
          'Apply the migrations: supabase db push',
        ),
      ]
    const drift = Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now())
    return [
      ok('API', SUPABASE_URL),
      drift > maxDriftMs
        ? bad(
            'clock',
            `this machine and the server are ${Math.round(drift / 1000)} seconds apart`,
            'Set the clock by NTP: signatures and codes expire by it.',
          )
        : Number.isNaN(drift)
          ? skipped('clock', 'the server does not tell the time')
          : ok('clock', 'agrees with the server’s'),
    ]
  }

  async function checkSecret(): Promise<Finding> {
    const about = 'secret key'
    if (SUPABASE_SECRET_KEY === undefined) return skipped(about, 'is not set')
    const read = (key: string) =>
      ask(`${SUPABASE_URL}/rest/v1/subscriptions?select=user_id&limit=1`, {
        headers: { apikey: key, ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }) },
      })
    const answer = await read(SUPABASE_SECRET_KEY)
    if (answer === null) return skipped(about, 'nobody answers')
    return answer.ok
      ? ok(about, 'is accepted')
      : bad(about, `is refused (status ${answer.status})`, 'Take the secret key of this very project.')
  }

  async function checkFunction(name: string): Promise<Finding> {
    const about = `function ${name}`
    const answer = await ask(`${SUPABASE_URL}/functions/v1/${name}`, {
      method: 'OPTIONS',
      headers: { apikey: publishable, origin: SITE_URL ?? '' },
    })
    if (answer === null) return bad(about, 'does not answer', apiTodo)
    if (answer.status === 404)
      return bad(about, 'is not there', `Deploy it: supabase functions deploy ${name}`)
    if (answer.status >= 500)
      return bad(
        about,
        `fails (status ${answer.status})`,
        'Its log says which secret is missing: supabase secrets set …',
      )
    return ok(about, 'answers')
  }

  async function checkOrigin(): Promise<Finding> {
    const about = 'SITE_URL of the functions'
    const answer = await ask(`${SUPABASE_URL}/functions/v1/contact-email`, {
      method: 'OPTIONS',
      headers: { origin: SITE_URL ?? '' },
    })
    if (answer === null || answer.status >= 400) return skipped(about, 'nobody answers')
    return answer.headers.get('access-control-allow-origin') === null
      ? bad(about, `does not let ${SITE_URL} ask`, 'supabase secrets set SITE_URL=…')
      : ok(about, 'lets the site ask')
  }

  async function checkWebhook(): Promise<Finding> {
    const about = 'webhook secret'
    if (!STRIPE_WEBHOOK_SECRET)
      return skipped(about, hasSandbox ? 'the payments sandbox has its own' : 'is not set')
    // Signed like Stripe's, of a kind that nobody listens to.
    const body = JSON.stringify({
      id: 'evt_doctor',
      object: 'event',
      type: 'keytrail.doctor',
      data: { object: {} },
    })
    const at = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', STRIPE_WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex')
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` }
    const answer = await ask(`${SUPABASE_URL}/functions/v1/stripe-webhook`, { method: 'POST', headers, body })
    if (answer?.ok) return ok(about, 'is the one that the function knows')
    return bad(
      about,
      `is refused by the function (status ${answer?.status ?? 'none'})`,
      'Give both the signing secret of the same endpoint.',
    )
  }

  async function checkSite(): Promise<Finding> {
    const about = 'site'
    const answer = SITE_URL ? await ask(SITE_URL) : null
    if (!answer?.ok)
      return bad(
        about,
        `${SITE_URL} does not show a page (status ${answer?.status ?? 'none'})`,
        isLocal ? `Have the proxy pass its requests on to ${SUPABASE_URL}.` : 'Publish the build there.',
      )
    const wanted = [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      ...(isLocal ? [] : ['strict-transport-security']),
    ]
    const missing = wanted.filter((name) => !answer.headers.has(name))
    return missing.length === 0
      ? ok(about, 'answers with its security headers')
      : bad(
          about,
          `answers without ${missing.join(', ')}`,
          'Give the host its file of dist-hosting (docs/hosting.md).',
        )
  }

  const first = await checkApi()
  if (first.some(({ state }) => state === 'bad')) return first
  return [
    ...first,
    await checkSecret(),
    ...(await Promise.all(functionNames().map(checkFunction))),
    await checkOrigin(),
    await checkWebhook(),
    await checkSite(),
    await checkContent(environment, hasSandbox, ask),
  ]
}

async function checkContent(
  {
    VITE_SANITY_PROJECT_ID,
    VITE_SANITY_DATASET = 'production',
    VITE_CONTENT_URL,
  }: Installation['environment'],
  hasSandbox: boolean,
  ask: (url: string) => Promise<Response | null>,
): Promise<Finding> {
  const about = 'content project'
  const server =
    VITE_CONTENT_URL ?? (VITE_SANITY_PROJECT_ID && `https://${VITE_SANITY_PROJECT_ID}.apicdn.sanity.io`)
  if (!server)
    return skipped(about, `is not set: ${hasSandbox ? 'the blog is the sample posts' : 'there is no blog'}`)
  const query = new URLSearchParams({ query: 'count(*[_type == "post"])' })
  const answer = await ask(`${server}/v2024-01-01/data/query/${VITE_SANITY_DATASET}?${query}`)
  if (!answer?.ok)
    return bad(
      about,
      `${server} does not answer queries (status ${answer?.status ?? 'none'})`,
      'Make the dataset public, and allow the site under API, CORS origins.',
    )
  return ok(about, 'answers')
}
