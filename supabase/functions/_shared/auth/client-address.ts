import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/**
 * Returns the caller's network address; '' if unknown. The platform's proxy replaces cf-connecting-ip and
 * appends to x-forwarded-for. The caller can send earlier entries of x-forwarded-for, so only the last one
 * counts.
 */
export function clientAddress(headers: Headers): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)
  return (headers.get('cf-connecting-ip') ?? forwarded ?? '').trim().toLowerCase()
}

/** Returns the key for rate limits: the address or, for IPv6, its /64 network, usually one household. */
export function addressBucket(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** Returns a keyed hash of the address's bucket, which the database stores instead of the address. */
export function hashedAddress(address: string, secret: string): string {
  const key = createHmac('sha256', secret).update('keytrail network address').digest()
  return createHmac('sha256', key).update(addressBucket(address)).digest('hex')
}
