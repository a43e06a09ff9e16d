import assert from 'node:assert/strict'
import { addressBucket, clientAddress, hashedAddress } from './client-address.ts'

Deno.test('client address: is set by the platform, or is the last hop, which the caller cannot write', () => {
  const address = (headers: Record<string, string>) => clientAddress(new Headers(headers))
  assert.equal(address({ 'cf-connecting-ip': '203.0.113.7' }), '203.0.113.7')
  assert.equal(address({ 'x-forwarded-for': '1.1.1.1, 203.0.113.7' }), '203.0.113.7')
  assert.equal(address({}), '')
})

const buckets: [address: string, bucket: string][] = [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
]
for (const [address, bucket] of buckets) {
  Deno.test(`client address: ${address} counts as ${bucket}`, () =>
    assert.equal(addressBucket(address), bucket))
}

Deno.test('client address: hashes once per bucket and secret', async () => {
  const hash = hashedAddress('2001:db8:1:2::1', 'secret')
  assert.match(hash, /^[0-9a-f]{64}$/)
  assert.equal(hashedAddress('2001:db8:1:2:ffff::9', 'secret'), hash)
  assert.notEqual(hashedAddress('2001:db8:1:3::1', 'secret'), hash)
  assert.notEqual(hashedAddress('2001:db8:1:2::1', 'another'), hash)
})
