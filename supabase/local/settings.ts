import { resolve } from 'node:path'
import * as v from 'valibot'

const Port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port'),
  v.minValue(1, 'must be a port'),
)
const HttpUrl = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.regex(/^https?:/, 'must be an http or https URL'),
)
const PostgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be a postgres:// URL'))

/** What the functions read; passed on to them as it is, with the sample upstream where a URL is unset. */
const providerSettings = {
  TIKTOK_VIDEOS: v.optional(v.picklist(['tikapi', 'tikhub'])),
  TIKTOK_SUGGESTIONS: v.optional(v.picklist(['tikapi', 'tikhub'])),
  TIKTOK_RELATED: v.optional(v.picklist(['rapidapi23'])),
  TIKAPI_URL: v.optional(HttpUrl),
  TIKAPI_KEY: v.optional(v.string()),
  TIKHUB_URL: v.optional(HttpUrl),
  TIKHUB_KEY: v.optional(v.string()),
  RAPIDAPI_TIKTOK_URL: v.optional(HttpUrl),
  RAPIDAPI_KEY: v.optional(v.string()),
}

const Settings = v.object({
  PORT: v.optional(Port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((path) => resolve(path)),
    ),
    '.data',
  ),
  DATABASE_URL: v.optional(PostgresUrl),
  SITE_URL: v.optional(HttpUrl),
  ...providerSettings,
})

export type Settings = v.InferOutput<typeof Settings>

/**
 * Reads the environment of the embedded stack; an empty value counts as unset.
 * Throws an Error whose message names every variable that is malformed.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = v.safeParse(Settings, given)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  throw new Error(`These settings cannot be used: ${problems.join('; ')}`)
}

/** The providers' settings as the functions' environment, every unset URL pointing at the sample upstream. */
export function providerEnvironment(settings: Settings, stackUrl: string): Record<string, string> {
  const sample = `${stackUrl}/sandbox/tiktok`
  const given = Object.fromEntries(
    Object.keys(providerSettings).flatMap((name) => {
      const value = settings[name as keyof typeof providerSettings]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  return {
    TIKAPI_URL: `${sample}/tikapi`,
    TIKAPI_KEY: 'sample',
    TIKHUB_URL: `${sample}/tikhub`,
    TIKHUB_KEY: 'sample',
    RAPIDAPI_TIKTOK_URL: `${sample}/rapidapi`,
    RAPIDAPI_KEY: 'sample',
    ...given,
  }
}
