// A token is `kt_`, followed by 34 random characters and a 6-character checksum, both in base62. The server
// checks the checksum first, so a mistyped token needs no database query.

import * as v from 'valibot'
import { Day, Timestamp, Uuid } from '../row-values.ts'

export const tokenDays = [30, 90, 365] as const

export const ApiToken = v.object({
  id: Uuid,
  name: v.string(),
  scopes: v.array(v.picklist(['read', 'track', 'spend'])),
  created_at: Timestamp,
  expires_at: Timestamp,
  /** A day in UTC; null if never used. */
  last_used_on: v.nullable(Day),
  /** The country code of the IP address that last used the token; null if unknown. */
  last_used_in: v.nullable(v.string()),
})
export type ApiToken = v.InferOutput<typeof ApiToken>
export type ApiScope = ApiToken['scopes'][number]

const prefix = 'kt_'
const randomLength = 34
const checksumLength = 6
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const form = new RegExp(`^${prefix}[${letters}]{${randomLength + checksumLength}}$`)

function crc32(text: string): number {
  let crc = 0xffffffff
  for (let at = 0; at < text.length; at += 1) {
    crc ^= text.charCodeAt(at)
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

export function tokenChecksum(random: string): string {
  let rest = crc32(random)
  let text = ''
  for (let digit = 0; digit < checksumLength; digit += 1) {
    text = letters[rest % letters.length] + text
    rest = Math.floor(rest / letters.length)
  }
  return text
}

/** May call `randomBytes` more than once. */
export function newToken(randomBytes: (count: number) => Uint8Array): string {
  let random = ''
  while (random.length < randomLength)
    for (const byte of randomBytes(randomLength)) {
      // 248 is the largest multiple of 62 in a byte. Bytes from 248 on would make some letters more frequent.
      if (byte < 248 && random.length < randomLength) random += letters[byte % letters.length]
    }
  return prefix + random + tokenChecksum(random)
}

export function looksLikeToken(text: string): boolean {
  return text.startsWith(prefix)
}

export function isToken(text: string): boolean {
  if (!form.test(text)) return false
  const random = text.slice(prefix.length, -checksumLength)
  return text.slice(-checksumLength) === tokenChecksum(random)
}
