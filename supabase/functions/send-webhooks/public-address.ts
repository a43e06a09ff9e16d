import ipaddr from 'ipaddr.js'

// Every allocated public address of IPv6 is in it; addresses with an IPv4 address inside are not.
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is one of the public internet: not private, loopback, link-local, of a cloud's metadata, … */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}
