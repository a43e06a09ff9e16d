import { Buffer } from 'node:buffer'
import * as v from 'valibot'
import { loadEnv } from 'vite'

/** The embedded stack replaces this placeholder with its own address when it serves a file. */
export const unknownSiteUrl = 'https://site.keytrail.invalid'

export type KeyKind = 'publishable' | 'secret' | 'unknown'

/** New keys have a prefix. Legacy keys are JWTs whose claims name a role. */
export function kindOfKey(key: string): KeyKind {
  if (key.startsWith('sb_publishable_')) return 'publishable'
  if (key.startsWith('sb_secret_')) return 'secret'
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()
  const role = /"role":\s*"(\w+)"/.exec(claims)?.[1]
  if (role === 'anon') return 'publishable'
  return role === 'service_role' ? 'secret' : 'unknown'
}

const HttpUrl = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.regex(/^https?:/, 'must begin with https:// or http://'),
  v.transform((url) => url.replace(/\/+$/, '')),
)

const Fields = v.object({
  VITE_SUPABASE_URL: v.optional(HttpUrl),
  VITE_SUPABASE_PUBLISHABLE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (key) => kindOfKey(key) !== 'secret',
        'is a secret key, which every visitor could read: take the publishable one',
      ),
    ),
  ),
  VITE_SITE_URL: v.optional(
    v.pipe(
      HttpUrl,
      v.check(
        (url) => URL.parse(url)?.pathname === '/',
        'must be the address of a whole site, without a path',
      ),
    ),
  ),
  VITE_SANITY_PROJECT_ID: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a project id'))),
  VITE_SANITY_DATASET: v.optional(v.string()),
  VITE_CONTENT_URL: v.optional(HttpUrl),
  VITE_PLANS: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  VITE_GTM_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/, 'must be a container id (GTM-…)'))),
  VITE_TURNSTILE_SITE_KEY: v.optional(v.string()),
  VITE_VAPID_PUBLIC_KEY: v.optional(v.string()),
  /** Set by the embedded stack: its rows of `plans`, as JSON. */
  KEYTRAIL_PLANS: v.optional(v.string()),
  /** Set by the embedded stack: whether the blog has sample posts if no content service is configured. */
  KEYTRAIL_SAMPLE_BLOG: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
})

export type BuildEnvironment = v.InferOutput<typeof Fields>

const neededOnHosts = {
  VITE_SITE_URL: 'is missing: canonical links, the sitemap and the feed name it (https://keytrail.example)',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'is missing: the app asks nothing of the project without it',
}

/** Returns one line per problem, each beginning with the variable's name. */
export function buildProblems(environment: Record<string, string | undefined>): string[] {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const malformed = (v.safeParse(Fields, values).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)} ${issue.message}`,
  )
  const needed = Object.entries(values.VITE_SUPABASE_URL ? neededOnHosts : {})
  const missing = needed.flatMap(([name, why]) => (values[name] ? [] : [`${name} ${why}`]))
  return [...malformed, ...missing]
}

/** Reads the .env files in `folder`; the process's own variables override them. Throws if any is invalid. */
export function readBuildEnvironment(mode: string, folder: string | false): BuildEnvironment {
  const { KEYTRAIL_PLANS, KEYTRAIL_SAMPLE_BLOG } = process.env
  const named = { ...loadEnv(mode, folder, 'VITE_'), KEYTRAIL_PLANS, KEYTRAIL_SAMPLE_BLOG }
  const values = Object.fromEntries(Object.entries(named).filter(([, value]) => value))
  const problems = buildProblems(values)
  if (problems.length > 0) throw new Error(`Invalid build settings: ${problems.join('; ')}`)
  return v.parse(Fields, values)
}
