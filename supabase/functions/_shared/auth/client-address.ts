import { createHmac } from 'node:crypto'

/**
 * The caller's network address; '' if unknown. Callers can send any header, but the platform's proxy replaces
 * cf-connecting-ip and appends to x-forwarded-for.
 */
export function clientAddress(headers: Headers): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)
  return (headers.get('cf-connecting-ip') ?? forwarded ?? '').trim().toLowerCase()
}

/** The key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, typically one household. */
export function addressBucket(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('%', 1)[0]?.split('::', 2) ?? []
  const groups = (text: string) => text.split(':').filter(Boolean)
  const before = groups(head)
  const after = tail === undefined ? [] : groups(tail)
  // An IPv4 suffix counts as two groups; it is never among the first four.
  const width = (list: string[]) => list.length + (list.at(-1)?.includes('.') ? 1 : 0)
  const zeros = Array(Math.max(0, 8 - width(before) - width(after))).fill('0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** A keyed hash of the address's bucket, stored in place of the address. */
export function hashedAddress(address: string, secret: string): string {
  const key = createHmac('sha256', secret).update('keytrail network address').digest()
  return createHmac('sha256', key).update(addressBucket(address)).digest('hex')
}
