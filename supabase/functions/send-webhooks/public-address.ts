import ipaddr from 'ipaddr.js'

// Contains every allocated public IPv6 address.
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is public: not private, loopback, link-local, a cloud's metadata service, … */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}
