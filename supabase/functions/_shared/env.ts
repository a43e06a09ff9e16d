import * as v from 'valibot'
import { httpUrl } from './http-url.ts'

const keyDictionary = v.pipe(
  v.string(),
  v.parseJson(undefined, 'must be a JSON object of keys'),
  v.record(v.string(), v.string(), 'must be a JSON object of keys'),
  v.transform((keys) => keys.default ?? Object.values(keys)[0]),
)

/**
 * The embedded stack sets one variable per key. Hosted Supabase sets dictionaries of keys and, for now, also
 * the variables with the legacy names (https://supabase.com/docs/guides/functions/secrets).
 */
export const platformSchema = v.pipe(
  v.object({
    SUPABASE_URL: httpUrl,
    SITE_URL: httpUrl,
    SUPABASE_PUBLISHABLE_KEY: v.optional(v.string()),
    SUPABASE_PUBLISHABLE_KEYS: v.optional(keyDictionary),
    SUPABASE_ANON_KEY: v.optional(v.string()),
    SUPABASE_SECRET_KEY: v.optional(v.string()),
    SUPABASE_SECRET_KEYS: v.optional(keyDictionary),
    SUPABASE_SERVICE_ROLE_KEY: v.optional(v.string()),
    /** Unset on hosted Supabase, where SUPABASE_URL is also the address of the functions. */
    PUBLIC_FUNCTIONS_URL: v.optional(httpUrl),
  }),
  v.transform((env) => ({
    SUPABASE_URL: env.SUPABASE_URL,
    SITE_URL: env.SITE_URL,
    PUBLIC_FUNCTIONS_URL: env.PUBLIC_FUNCTIONS_URL ?? `${env.SUPABASE_URL}/functions/v1`,
    SUPABASE_PUBLISHABLE_KEY:
      env.SUPABASE_PUBLISHABLE_KEY ?? env.SUPABASE_PUBLISHABLE_KEYS ?? env.SUPABASE_ANON_KEY,
    SUPABASE_SECRET_KEY: env.SUPABASE_SECRET_KEY ?? env.SUPABASE_SECRET_KEYS ?? env.SUPABASE_SERVICE_ROLE_KEY,
  })),
  v.object({
    SUPABASE_URL: v.string(),
    SITE_URL: v.string(),
    PUBLIC_FUNCTIONS_URL: v.string(),
    SUPABASE_PUBLISHABLE_KEY: v.string(),
    SUPABASE_SECRET_KEY: v.string(),
  }),
)

/** An empty variable counts as unset. Throws an Error that names the missing and malformed variables. */
export function parseEnv<Output>(
  schema: v.GenericSchema<unknown, Output>,
  variables: Record<string, string>,
): Output {
  const isSet = ([, value]: [string, string]) => value.trim() !== ''
  const parsed = v.safeParse(schema, Object.fromEntries(Object.entries(variables).filter(isSet)))
  if (parsed.success) return parsed.output
  const faults = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? ''
    return issue.input === undefined ? `${name} is missing` : `${name} ${issue.message}`
  })
  throw new Error(`Environment: ${faults.join('; ')}`)
}

/** Throws like `parseEnv`. */
export function readEnv<Output>(schema: v.GenericSchema<unknown, Output>): Output {
  return parseEnv(schema, Deno.env.toObject())
}
