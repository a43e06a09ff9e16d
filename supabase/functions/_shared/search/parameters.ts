import * as v from 'valibot'
import { type CountryCode, defaultCountry, isCountryCode } from '../../../../src/domain/countries.ts'
import { maxPhraseLength } from '../../../../src/domain/input-limits.ts'
import { normalisePhrase } from '../../../../src/domain/search/phrases.ts'
import { Failure } from '../failure.ts'
import { readPageCursor } from '../tiktok/page-cursor.ts'

export const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** Fails with `invalid_request` if the phrase is missing, repeated, blank or too long. */
export function readPhrase(parameters: URLSearchParams, name: string): string {
  return parsePhrase(readOnce(parameters, name) ?? '', name)
}

/** `name` is used in the error message. Fails with `invalid_request` if the phrase is blank or too long. */
export function parsePhrase(text: string, name: string): string {
  const phrase = normalisePhrase(text)
  if (phrase === '') throw new Failure('invalid_request', { message: `${name} is missing` })
  if (phrase.length > maxPhraseLength)
    throw new Failure('invalid_request', { message: `${name} is longer than ${maxPhraseLength}` })
  return phrase
}

/** Ignores case; gb by default. Fails with `invalid_request` if the country is unknown or repeated. */
export function readCountry(parameters: URLSearchParams): CountryCode {
  return parseCountry(readOnce(parameters, 'country') ?? defaultCountry)
}

/** Ignores case. Fails with `invalid_request` if the country is unknown. */
export function parseCountry(code: string): CountryCode {
  const country = code.toLowerCase()
  if (!isCountryCode(country)) throw new Failure('invalid_request', { message: 'country is not supported' })
  return country
}

/** Returns the key in lower case, as Postgres stores it. Fails with `invalid_request` if it is not a UUID. */
export function readIdempotencyKey(headers: Headers): string {
  const key = v.safeParse(uuid, headers.get('idempotency-key'))
  if (!key.success) throw new Failure('invalid_request', { message: 'Idempotency-Key must be a UUID' })
  return key.output
}

/** Returns null for a missing or empty parameter. Fails with `invalid_request` if repeated or not a UUID. */
export function readId(parameters: URLSearchParams, name: string): string | null {
  const id = v.safeParse(v.optional(uuid), readOnce(parameters, name) || undefined)
  if (!id.success) throw new Failure('invalid_request', { message: `${name} must be a UUID` })
  return id.output ?? null
}

/** Returns null if there is no cursor. Fails with `invalid_request` if the cursor is repeated or invalid. */
export function readCursor(parameters: URLSearchParams): string | null {
  const cursor = readOnce(parameters, 'nextCursor') || null
  readPageCursor(cursor)
  return cursor
}

function readOnce(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...repeats] = parameters.getAll(name)
  if (repeats.length > 0) throw new Failure('invalid_request', { message: `${name} is given more than once` })
  return value
}
