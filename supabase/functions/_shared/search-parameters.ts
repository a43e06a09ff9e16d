import * as v from 'valibot'
import { type CountryCode, defaultCountry, isCountryCode } from '../../../src/domain/countries.ts'
import { maxPhraseLength } from '../../../src/domain/limits.ts'
import { normalisePhrase } from '../../../src/domain/search/phrases.ts'
import { InvalidRequest } from './search-failure.ts'
import { readPageCursor } from './tiktok/page-cursor.ts'

const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** The phrase in parameter `name`, normalised. Throws InvalidRequest when it is missing, repeated, blank or too long. */
export function readPhrase(parameters: URLSearchParams, name: string): string {
  const phrase = normalisePhrase(readOnce(parameters, name) ?? '')
  if (phrase === '') throw new InvalidRequest(`${name} is missing`)
  if (phrase.length > maxPhraseLength) throw new InvalidRequest(`${name} is longer than ${maxPhraseLength}`)
  return phrase
}

/** The `country`, in either case; gb when there is none. Throws InvalidRequest when it is not one of ours. */
export function readCountry(parameters: URLSearchParams): CountryCode {
  const country = readOnce(parameters, 'country')?.toLowerCase() ?? defaultCountry
  if (!isCountryCode(country)) throw new InvalidRequest('country is not one of ours')
  return country
}

/** The `Idempotency-Key`, in lower case as Postgres writes it. Throws InvalidRequest when it is not a UUID. */
export function readIdempotencyKey(headers: Headers): string {
  const key = v.safeParse(uuid, headers.get('idempotency-key'))
  if (!key.success) throw new InvalidRequest('Idempotency-Key must be a UUID')
  return key.output
}

/** The UUID in parameter `name`, in lower case; null when there is none. Throws InvalidRequest on anything else. */
export function readId(parameters: URLSearchParams, name: string): string | null {
  const id = v.safeParse(v.optional(uuid), readOnce(parameters, name) || undefined)
  if (!id.success) throw new InvalidRequest(`${name} must be a UUID`)
  return id.output ?? null
}

/** The `nextCursor` of an earlier answer; null when there is none. Throws InvalidRequest when it is none of ours. */
export function readCursor(parameters: URLSearchParams): string | null {
  const cursor = readOnce(parameters, 'nextCursor') || null
  if (cursor !== null) readPageCursor(cursor)
  return cursor
}

function readOnce(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...repeats] = parameters.getAll(name)
  if (repeats.length > 0) throw new InvalidRequest(`${name} is given more than once`)
  return value
}
